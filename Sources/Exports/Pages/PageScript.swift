/// What a page does when a key or a button is pressed: it shows data, and decides nothing.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const at = id => document.getElementById(id);
    const text = index => data.texts[index];
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const here = {version: data.start.version || 0, device: data.start.device || 0,
      change: 0, step: data.start.step || 0};
    let guess = null, timers = [], hand = 0, face = 0;

    const run = () => data.runs[data.plays[here.change][here.device][here.version]];
    const frames = () => run().frames.map(index => data.frames[index]);
    const frame = () => frames()[here.step];

    const names = {version: data.versions.map(name => "iOS " + name), device: data.devices,
      change: data.changes.map(change => change.name)};

    function element(name, words, kind) {
      const made = document.createElement(name);
      if (words !== undefined) made.textContent = words;
      if (kind) made.className = kind;
      return made;
    }

    function fill(id, parts) { at(id).replaceChildren(...parts); }

    function choices(id, names, key) {
      fill(id, names.map((name, index) => {
        const button = element("button", name);
        button.addEventListener("click", () => change(key, index));
        return button;
      }));
    }

    function mark(id, chosen) {
      [...at(id).children].forEach((child, index) =>
        child.setAttribute("aria-pressed", index === chosen));
    }

    function change(key, index) {
      here[key] = index;
      here.step = Math.min(here.step, frames().length - 1);
      guess = null;
      show(false);
    }

    // The shortest rotation to an angle.
    function near(from, to) { return to + 360 * Math.round((from - to) / 360); }

    function later(action, milliseconds) {
      if (calm.matches || milliseconds === 0) action();
      else timers.push(setTimeout(action, milliseconds));
    }

    function turnHand(now) {
      hand = near(hand, now.hand);
      at("hand").style.transform = `rotate(${hand}deg)`;
      at("held").textContent = text(now.held);
      at("back").style.display = now.back ? "" : "none";
    }

    // The old interface rotates out while the new one rotates in.
    function turnFace(now) {
      const [before, next] = [at("before"), at("now")];
      const from = face;
      face = near(face, now.face);
      document.body.classList.add("still");
      before.innerHTML = next.innerHTML;
      before.style.transform = `rotate(${from}deg)`;
      before.style.opacity = 1;
      next.innerHTML = text(now.art);
      next.style.transform = `rotate(${from}deg)`;
      next.style.opacity = from === face ? 1 : 0;
      next.getBoundingClientRect();
      document.body.classList.remove("still");
      before.style.transform = next.style.transform = `rotate(${face}deg)`;
      before.style.opacity = 0;
      next.style.opacity = 1;
      at("lie").textContent = text(now.lie);
    }

    function tell(now) {
      at("said").textContent = text(now.said) + (isLast() && text(run().stop)
        ? " " + text(run().stop) : "");
      at("said").className = text(now.tone);
      at("answer").textContent = guess === null ? ""
        : `You guessed ${guess ? "it rotates" : "it stays"}: `
            + `${guess === now.turned ? "correct" : "no"}.`;
      fill("notes", now.notes.map(note => element("span", text(note) + " ")));
      reasons(now);
      ask();
    }

    const isLast = () => here.step === frames().length - 1;

    function ask() {
      const next = frames()[here.step + 1];
      at("ask").style.visibility = next ? "" : "hidden";
      at("next").textContent = next ? text(next.action) : "";
      at("later").disabled = !next;
      at("earlier").disabled = here.step === 0;
    }

    function cited(pair) {
      const item = element("li", text(pair[0]) + " ");
      if (text(pair[1])) item.append(element("span", text(pair[1]), "rule"));
      return item;
    }

    function reasons(now) {
      fill("way", now.way.map(([depth, name, note, answer, sign]) => {
        const item = element("li");
        const who = element("div", text(name) + " ");
        who.style.paddingLeft = `${depth}em`;
        who.append(element("span", text(note)));
        const kind = ["", "allows", "refuses"][sign];
        item.append(who, element("code", (sign === 2 ? "✕ " : "") + text(answer), kind));
        return item;
      }));
      at("masks").replaceChildren(...(now.masks ? table(now.masks) : []));
      fill("excluded", now.excluded.map(cited));
      at("excluded").parentElement.hidden = now.excluded.length === 0;
      fill("chain", now.chain.map(cited));
      const numbers = new Set(now.chain.concat(now.excluded).map(pair => text(pair[1])));
      if (text(now.because)) numbers.add(text(now.because));
      fill("rules", [...numbers].filter(number => data.rules[number]).flatMap(number => {
        const rule = data.rules[number];
        const by = [rule.confidence, ...rule.sources].join("; ");
        return [element("dt", `${number}: ${rule.title}`), element("dd", rule.statement),
          element("dd", by, "by")];
      }));
    }

    function table(masks) {
      const head = element("thead"), body = element("tbody"), names = element("tr");
      names.append(element("th", "allowed"));
      data.headings.forEach((name, column) => names.append(cell("th", name, column)));
      head.append(names);
      for (const [label, allowed] of masks.rows) {
        const row = element("tr");
        row.append(element("th", text(label)));
        allowed.forEach((isOn, column) => {
          const mark = cell("td", isOn ? "●" : "·", column);
          mark.setAttribute("aria-label", isOn ? "yes" : "no");
          row.append(mark);
        });
        body.append(row);
      }
      return [head, body];
      function cell(name, words, column) {
        return element(name, words, masks.pointed[column] ? "pointed" : "");
      }
    }

    // The device rotates, then the interface does or doesn't, then the reason appears.
    function show(plays) {
      timers.forEach(clearTimeout);
      timers = [];
      const now = frame();
      at("number").textContent = here.step;
      at("action").textContent = text(now.action);
      mark("versions", here.version);
      mark("devices", here.device);
      mark("changes", here.change);
      parts();
      steps();
      fix();
      turnHand(now);
      const beat = plays ? 750 : 0;
      if (plays && !calm.matches) {
        for (const id of ["said", "answer", "notes"]) at(id).textContent = "";
        at("ask").style.visibility = "hidden";
      }
      later(() => turnFace(now), beat);
      later(() => tell(now), 2 * beat);
    }

    function parts() {
      const drawn = (frame().open ? data.openCases : data.cases)[here.device];
      for (const part of ["case", "front", "back"]) at(part).innerHTML = drawn[part];
      for (const shape of document.querySelectorAll("#glass rect, #glassrect")) {
        for (const [name, value] of Object.entries(drawn.glass)) shape.setAttribute(name, value);
      }
    }

    function steps() {
      const isFocused = at("steps").contains(document.activeElement);
      fill("steps", frames().map((step, index) => {
        const item = element("li", undefined, step.alarm && index <= here.step ? "alarm" : "");
        const button = element("button", `${index} ${text(step.action)}`);
        button.addEventListener("click", () => walk(index));
        if (index === here.step) item.setAttribute("aria-current", "step");
        item.append(button);
        return item;
      }));
      if (isFocused) document.querySelector("#steps [aria-current] button").focus();
    }

    function fix() {
      const offered = data.changes[1];
      at("fix").hidden = !offered;
      if (!offered) return;
      at("fixname").textContent = `Fix for step ${offered.step}: ${offered.name}`;
      at("fixplace").textContent = [offered.file, offered.support].filter(Boolean).join(", ");
      fill("code", offered.code.map(line =>
        element(line[0] === "+" ? "ins" : line[0] === "-" ? "del" : "span", line + "\n")));
    }

    function walk(index, said = null) {
      if (index < 0 || index >= frames().length) return;
      const isNext = index === here.step + 1;
      here.step = index;
      guess = said;
      show(isNext);
    }

    const next = said => walk(here.step + 1, said);
    const turn = (key, list) => change(key, (here[key] + 1) % list.length);

    function tone() {
      const isDark = document.documentElement.dataset.tone
        ? document.documentElement.dataset.tone === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      document.documentElement.dataset.tone = isDark ? "light" : "dark";
    }

    function open(list) {
      const details = at(list).closest("details");
      details.open = !details.open;
    }

    const keys = {
      ArrowRight: () => next(), ArrowLeft: () => walk(here.step - 1), " ": () => next(),
      Home: () => walk(0), End: () => walk(frames().length - 1),
      y: () => next(true), n: () => next(false),
      v: () => turn("version", data.versions), d: () => turn("device", data.devices),
      f: () => turn("change", data.changes),
      i: () => open("chain"), r: () => open("rules"), t: tone,
    };

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      if (event.key === " " && event.target.closest("button, summary")) return;
      event.preventDefault();
      keys[event.key]();
    });
    at("later").addEventListener("click", () => next());
    at("earlier").addEventListener("click", () => walk(here.step - 1));
    at("yes").addEventListener("click", () => next(true));
    at("no").addEventListener("click", () => next(false));
    at("tone").addEventListener("click", tone);
    choices("versions", names.version, "version");
    choices("devices", names.device, "device");
    choices("changes", names.change, "change");
    at("changes").hidden = data.changes.length < 2;
    document.querySelector("main").hidden = false;
    at("plain").hidden = true;
    document.body.classList.add("still");
    const linked = () => {
      const number = location.hash.match(/^#step-(\d+)$/);
      if (number) here.step = Math.min(Number(number[1]), frames().length - 1);
      guess = null;
      show(false);
    };
    addEventListener("hashchange", linked);
    linked();
    })();
    """#
}
