/// How a page that plays looks; its colours are the palette's.
enum PageStyle {
  static let text = """
    *{box-sizing:border-box}[hidden]{display:none!important}
    body{margin:0 auto;padding:1.2rem;max-width:68rem;background:var(--paper);color:var(--ink);
    overflow-wrap:anywhere;
    font:1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
    h1{font-size:1.5rem;line-height:1.25;margin:0 0 .3rem}
    h2,summary{font-size:.85rem;font-weight:600;color:var(--dim);margin:0 0 .4rem}
    header p{margin:0;color:var(--dim)}
    code,pre,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    code{color:var(--accent)}
    kbd{font-size:.75rem;border:1px solid var(--edge);border-radius:4px;padding:0 .3em}
    button{font:inherit;font-size:.9rem;color:var(--ink);background:var(--band);cursor:pointer;
    border:1px solid var(--edge);border-radius:8px;padding:.3rem .7rem}
    button:disabled{opacity:.45;cursor:default}
    button[aria-pressed=true],[aria-current=step]>button{border-color:var(--accent);
    background:var(--accent);color:var(--onaccent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .switches{display:flex;flex-wrap:wrap;gap:.5rem 1.4rem;margin:1rem 0}
    .switches div{display:flex;flex-wrap:wrap;gap:.3rem}
    #tone{margin-left:auto}
    .stage{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center}
    figure{margin:0;flex:1 1 18rem;max-width:26rem;text-align:center}
    svg{width:100%;height:auto;display:block}
    figcaption{color:var(--dim);font-size:.9rem;display:flex;flex-direction:column}
    figcaption strong{color:var(--ink)}
    .told{flex:1 1 20rem;min-height:17rem}
    .step{margin:0;color:var(--dim)}
    #said{font-size:1.45rem;line-height:1.3;font-weight:600;margin:.3rem 0;min-height:3.8rem}
    #said.good{color:var(--good)}#said.warn{color:var(--warn)}#said.bad{color:var(--bad)}
    #answer{margin:0;min-height:1.5rem;color:var(--dim)}
    #notes{margin:.4rem 0;min-height:1.5rem;font-style:italic}
    .walk{display:flex;gap:.5rem}.walk button{font-size:1rem;padding:.5rem 1.1rem}
    nav ol{list-style:none;display:flex;flex-wrap:wrap;gap:.35rem;padding:0;margin:1rem 0}
    nav button{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.8rem}
    nav .alarm:not([aria-current])>button{border-color:var(--warn)}
    .reasons{display:grid;grid-template-columns:repeat(auto-fit,minmax(19rem,1fr));gap:1.2rem 2rem;
    border-top:1px solid var(--edge);padding-top:1rem}
    .reasons details,#fix{grid-column:1/-1}
    summary{cursor:pointer}
    ul,dl{margin:0;padding:0;list-style:none}
    #way li{display:flex;justify-content:space-between;gap:1rem}
    #way span{color:var(--dim)}
    .allows{color:var(--good)}
    table{overflow-wrap:normal;border-collapse:collapse;margin-top:.8rem;width:100%}
    th,td{font-weight:400;text-align:center;padding:.15rem .4rem}
    th:first-child{text-align:left;overflow-wrap:anywhere}
    thead th{color:var(--dim);font-size:.8rem}
    tbody tr:last-child{border-top:1px solid var(--edge);font-weight:600}
    .pointed{background:var(--band)}
    pre{background:var(--band);border:1px solid var(--edge);border-radius:8px;padding:.7rem;
    overflow-x:auto;margin:.3rem 0}
    pre ins{text-decoration:none;color:var(--good)}pre del{text-decoration:none;color:var(--bad)}
    #fixplace{margin:0;color:var(--dim)}
    dt{font-weight:600;margin-top:.6rem}dd{margin:0}dd.by{color:var(--dim);font-size:.85rem}
    .rule{color:var(--dim);font-size:.8rem}
    footer,.keys{color:var(--dim);font-size:.85rem;margin-top:1.2rem}
    footer p{margin:.2rem 0}.whole{color:var(--dim)}
    #hand,#before,#now{transition:transform .6s ease-in-out,opacity .6s ease-in-out}
    .still #hand,.still #before,.still #now{transition:none}
    @media (prefers-reduced-motion:reduce){#hand,#before,#now{transition:none}}
    @media print{.switches,#ask,.walk,nav,.keys{display:none}#plain{display:block}
    pre{white-space:pre-wrap;overflow:visible}}
    """
}
