// swift-format-ignore-file
// Written by Viewer/build. Change the files there instead.

/// The pages that show traces.
enum ViewerSource {
  static let page = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{{title}} – Roster trace</title>
<style>
\##(style)
</style>
</head>
<body>
<header class="top">
  <h1>{{title}}</h1>
  <div class="where"><span id="position"></span><span id="caption"></span><span id="moment" class="quiet"></span></div>
  <div class="search" role="search">
    <input id="search" type="search" placeholder="Search an identity or a text" aria-label="Search an identity or a text" aria-controls="results" aria-expanded="false" autocomplete="off">
    <div id="results" role="listbox" aria-label="Controllers found" hidden></div>
  </div>
  <div class="tools" role="toolbar" aria-label="View">
    <button id="show-frames" aria-pressed="false" title="Frames of all views (F)">Frames</button>
    <button id="show-insets" aria-pressed="false" title="Insets of lists (I)">Insets</button>
    <button id="show-safeArea" aria-pressed="false" title="Safe area (A)">Safe area</button>
    <button id="compare" aria-pressed="false" title="Keep this step beside the others (C)">Compare</button>
    <button id="theme" title="Light or dark (D)" aria-label="Light or dark">◐</button>
    <button id="help" title="Keys (?)" aria-label="Keys">?</button>
  </div>
</header>
<main>
  <nav class="side" aria-label="Sections" id="sections"></nav>
  <section class="stage" id="stage" aria-label="Screen">
    <figure class="phone" id="other" hidden><div class="bezel"><div class="glass"><div id="other-screen"></div><div class="overlay" id="other-overlay"></div></div></div><figcaption id="other-caption"></figcaption></figure>
    <figure class="phone"><div class="bezel"><div class="glass"><div id="screen" role="application" aria-label="The app's screen: select a cell to see its controller"></div><div class="overlay" id="overlay"></div></div></div></figure>
    <p id="differences" role="status" hidden></p>
  </section>
  <aside class="side right" aria-label="Details">
    <div class="tabs" role="tablist">
      <button id="tab-report" role="tab" aria-controls="report" aria-selected="true">What happened</button>
      <button id="tab-controller" role="tab" aria-controls="controller" aria-selected="false">Controller</button>
    </div>
    <div id="filter"></div>
    <div id="report" role="tabpanel" aria-labelledby="tab-report"></div>
    <div id="controller" role="tabpanel" aria-labelledby="tab-controller" hidden></div>
  </aside>
</main>
<footer>
  <div class="transport" role="toolbar" aria-label="Play">
    <button id="back" aria-label="Step before" title="Step before (←)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M13 4L7 10L13 16"/></svg></button>
    <button id="play" aria-label="Play" title="Play or pause (space)"><svg viewBox="0 0 20 20" aria-hidden="true"><path class="go" d="M6 4L15 10L6 16Z"/><path class="wait" d="M7 4V16M13 4V16"/></svg></button>
    <button id="forward" aria-label="Next step" title="Next step (→)"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 4L13 10L7 16"/></svg></button>
    <button id="slow" aria-pressed="false" title="Slow motion (S)">Slow</button>
    <input id="slider" type="range" min="1" value="1" aria-label="Step">
  </div>
  <div id="timeline" class="timeline" aria-hidden="true"></div>
  <div id="strip" class="strip"></div>
</footer>
<dialog id="keys" aria-label="Keys">
  <h2>Keys</h2>
  <dl>
    <dt>← →</dt><dd>Step before, next step</dd>
    <dt>Home End</dt><dd>First step, last step</dd>
    <dt>Space P</dt><dd>Play or pause</dd>
    <dt>S</dt><dd>Slow motion</dd>
    <dt>/</dt><dd>Search; ↓ and ↑ walk through what is found</dd>
    <dt>Tab ↓ ↑ Return</dt><dd>Reach the cells, go from one to the next, select one</dd>
    <dt>Esc</dt><dd>Close what was found; select nothing</dd>
    <dt>C</dt><dd>Keep this step beside the others</dd>
    <dt>F I A</dt><dd>Frames, insets, safe area</dd>
    <dt>D</dt><dd>Light or dark</dd>
    <dt>?</dt><dd>These keys</dd>
  </dl>
  <form method="dialog"><button>Close</button></form>
</dialog>
<p id="announcer" class="hidden" role="status" aria-live="polite"></p>
<script type="application/json" id="trace">{{trace}}</script>
<script type="module">
\##(Module.element)

\##(Module.model)

\##(Module.screen)

\##(Module.motion)

\##(Module.filter)

\##(Module.strip)

\##(Module.timeline)

\##(Module.overlays)

\##(Module.panels)

\##(Module.viewer)

\##(Module.main)
</script>
</body>
</html>

"""##

  static let live = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self' ws: wss:">
<link rel="icon" href="data:,">
<title>Roster live</title>
<style>
\##(style)
</style>
</head>
<body class="live">
<header class="top">
  <h1>Live</h1>
  <select id="screens" aria-label="Screen"></select>
  <select id="variants" aria-label="Side by side">
    <option value="">One phone</option>
    <option value="dark">Light and dark</option>
    <option value="rtl">Both directions</option>
    <option value="XS,XXXL,AccessibilityXL">Text sizes</option>
    <option value="dark,rtl,AccessibilityXL">All of these</option>
  </select>
  <div class="where"><span id="position" hidden></span><span id="caption" hidden></span></div>
  <div class="search" role="search">
    <input id="search" type="search" placeholder="Search an identity or a text" aria-label="Search an identity or a text" aria-controls="results" aria-expanded="false" autocomplete="off">
    <div id="results" role="listbox" aria-label="Controllers found" hidden></div>
  </div>
  <div class="tools" role="toolbar" aria-label="View">
    <button id="inspect" aria-pressed="false" title="Select cells instead of touching them (or hold Alt)">Inspect</button>
    <button id="show-frames" aria-pressed="false">Frames</button>
    <button id="show-insets" aria-pressed="false">Insets</button>
    <button id="show-safeArea" aria-pressed="false">Safe area</button>
    <button id="theme" aria-label="Light or dark page">◐</button>
  </div>
</header>
<p id="banner" role="alert" hidden></p>
<main>
  <nav class="side" aria-label="Sections" id="sections"></nav>
  <section class="stage" id="stage" aria-label="Phone">
    <figure class="phone" id="other" hidden><div id="other-screen"></div><div id="other-overlay"></div><figcaption id="other-caption"></figcaption></figure>
    <figure class="phone" id="phone"><div class="bezel"><div class="glass"><div id="screen" class="touchable" role="application" tabindex="0" aria-label="The phone: touch, drag, write, and press keys; Shift and Tab leave it"></div><div class="spinner" aria-hidden="true"></div><div class="caret" aria-hidden="true" hidden></div><div class="keyboard" aria-hidden="true" hidden></div><div class="overlay" id="overlay"></div><textarea id="typing" class="hidden" tabindex="-1" aria-label="Write in the app" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false"></textarea><div class="menu" id="menu" role="menu" hidden></div></div></div><figcaption></figcaption></figure>
    <p id="differences" hidden></p>
  </section>
  <aside class="side right" aria-label="Details">
    <div class="tabs" role="tablist">
      <button id="tab-report" role="tab" aria-controls="report" aria-selected="true">What happened</button>
      <button id="tab-controller" role="tab" aria-controls="controller" aria-selected="false">Controller</button>
    </div>
    <div id="report" role="tabpanel" aria-labelledby="tab-report"></div>
    <div id="controller" role="tabpanel" aria-labelledby="tab-controller" hidden></div>
  </aside>
</main>
<footer>
  <div class="transport tools" role="toolbar" aria-label="Phone">
    <select id="device" aria-label="Device">
      <option value="390x844">Phone</option>
      <option value="320x568">Small phone</option>
      <option value="430x932">Large phone</option>
      <option value="820x1180">Tablet</option>
      <option value="320x1180">A third of a tablet</option>
    </select>
    <select id="widthClass" aria-label="Size class of the width">
      <option value="">Device’s width class</option>
      <option value="compact">Compact width</option>
      <option value="regular">Regular width</option>
    </select>
    <button id="rotate">Rotate</button>
    <select id="textSize" aria-label="Text size">
      <option value="UICTContentSizeCategoryXS">Text XS</option>
      <option value="UICTContentSizeCategoryS">Text S</option>
      <option value="UICTContentSizeCategoryM">Text M</option>
      <option value="UICTContentSizeCategoryL" selected>Text L</option>
      <option value="UICTContentSizeCategoryXL">Text XL</option>
      <option value="UICTContentSizeCategoryXXL">Text XXL</option>
      <option value="UICTContentSizeCategoryXXXL">Text XXXL</option>
      <option value="UICTContentSizeCategoryAccessibilityM">Accessibility M</option>
      <option value="UICTContentSizeCategoryAccessibilityXL">Accessibility XL</option>
      <option value="UICTContentSizeCategoryAccessibilityXXXL">Accessibility XXXL</option>
    </select>
    <button id="dark" aria-pressed="false">Dark</button>
    <button id="rightToLeft" aria-pressed="false">Right to left</button>
    <button id="slowly" aria-pressed="false">Slow animations</button>
    <button id="background" aria-pressed="false">Background</button>
    <button id="lowMemory">Memory warning</button>
    <span class="room"></span>
    <button id="reload">Restart screen</button>
    <button id="save">Save a trace</button>
  </div>
</footer>
<p id="announcer" class="hidden" role="status" aria-live="polite"></p>
<script type="module">
\##(Module.element)

\##(Module.model)

\##(Module.screen)

\##(Module.motion)

\##(Module.filter)

\##(Module.strip)

\##(Module.timeline)

\##(Module.overlays)

\##(Module.panels)

\##(Module.viewer)

\##(Module.phone)

\##(Module.live)
</script>
</body>
</html>

"""##

  static let catalog = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>{{title}} – Roster catalog</title>
<style>
\##(style)
body { grid-template-rows: auto minmax(0, 1fr); }
.top { flex-wrap: wrap; gap: 8px 16px; }
.axes { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; flex: 1; }
.axes label { color: var(--quiet); display: flex; gap: 5px; align-items: center; }
.axes select { font: inherit; color: var(--text); background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: 3px 5px; }
main.shelf { grid-template-columns: 260px minmax(0, 1fr); }
.side a { display: flex; gap: 8px; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
.side a:hover { background: var(--back); }
.side a[aria-current="true"] { background: var(--soft); color: var(--accent); }
.side a span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.side a.inside { padding-left: 22px; }
.bad { color: var(--gone); }
#exhibits { overflow: auto; padding: 18px 22px 60px; scroll-behavior: smooth; }
.exhibit { margin-bottom: 34px; overflow-x: auto; padding: 2px; content-visibility: auto; contain-intrinsic-size: auto 500px; }
.exhibit h2 { font-size: 16px; font-weight: 650; margin-bottom: 6px; }
.exhibit h2 small { font-weight: 400; color: var(--quiet); }
.findings { margin: 0 0 12px; display: grid; gap: 6px; max-width: 74em; }
.finding { display: block; width: 100%; text-align: left; background: var(--panel); border: 1px solid var(--line); border-left: 3px solid var(--gone); border-radius: 6px; padding: 7px 11px; }
.finding.accepted { border-left-color: var(--quiet); }
.finding:hover { background: var(--soft); }
.grid { border-collapse: separate; border-spacing: 10px; margin-left: -10px; }
.grid th { font-weight: 500; color: var(--quiet); text-align: left; white-space: nowrap; vertical-align: top; }
.grid td { vertical-align: top; }
.picture { display: block; position: relative; border: 1px solid var(--line); border-radius: 6px; background: #fff; overflow: hidden; line-height: 0; }
.picture.dark { background: #000; }
.picture.wrong { border-color: var(--gone); box-shadow: 0 0 0 1px var(--gone); }
.picture.changed { border-color: var(--updated); box-shadow: 0 0 0 1px var(--updated); }
.picture img { display: block; max-width: none; }
dialog { border: 0; border-radius: 14px; padding: 20px; max-width: 94vw; max-height: 94vh; background: var(--panel); color: var(--text); overflow: auto; }
dialog::backdrop { background: rgb(0 0 0 / .5); }
dialog h2 { font-size: 15px; font-weight: 650; margin-bottom: 4px; }
.pair { display: flex; flex-wrap: wrap; gap: 18px; margin: 14px 0; }
.pair figcaption { color: var(--quiet); margin-bottom: 6px; }
.over { position: relative; }
.over .picture + .picture { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
.modes { display: flex; gap: 6px; margin-top: 8px; }
.modes button, .tools label { padding: 5px 10px; border-radius: 7px; background: var(--back); cursor: pointer; white-space: nowrap; }
.modes button[aria-pressed="true"] { background: var(--soft); color: var(--accent); }
@media (max-width: 760px) {
  html, body { height: auto; }
  body { overflow: auto; display: block; }
  main.shelf { display: block; }
  .side { max-height: 30vh; border-right: 0; border-bottom: 1px solid var(--line); }
  #exhibits { padding: 12px; overflow-x: auto; }
  .search { width: 100%; }
}
</style>
</head>
<body>
<header class="top">
  <h1>{{title}}</h1>
  <div class="axes" id="axes" role="toolbar" aria-label="Worlds"></div>
  <div class="search" role="search"><input id="search" type="search" placeholder="Search a name or a text (/)" aria-label="Search a name or a text" autocomplete="off"></div>
  <div class="tools" role="toolbar" aria-label="View">
    <button id="only" aria-pressed="false" title="Only what has findings or changes (F)">Findings</button>
    <label title="Compare with a saved catalog">Compare<input id="saved" class="hidden" type="file" accept=".html" aria-label="Compare with a saved catalog"></label>
    <button id="theme" title="Light or dark (D)" aria-label="Light or dark">◐</button>
  </div>
</header>
<main class="shelf">
  <nav class="side" aria-label="What is shown" id="names"></nav>
  <section id="exhibits" aria-label="Pictures" tabindex="-1"></section>
</main>
<dialog id="large" aria-label="One picture"></dialog>
<p id="announcer" class="hidden" role="status" aria-live="polite"></p>
<script type="application/json" id="catalog">{{catalog}}</script>
<script type="module">
\##(Module.element)

\##(Module.worlds)

\##(Module.catalog)
</script>
</body>
</html>

"""##

  static let style = ##"""
:root {
  color-scheme: light dark;
  --back: light-dark(#f6f6f8, #131316);
  --panel: light-dark(#ffffff, #1b1b20);
  --raised: light-dark(#ffffff, #26262d);
  --line: light-dark(#e4e4ea, #2d2d35);
  --text: light-dark(#1c1c22, #ececf1);
  --quiet: light-dark(#6c6c7a, #9a9aa8);
  --accent: light-dark(#4b4bd8, #9b9bff);
  --soft: light-dark(#ededfb, #2b2b47);
  --new: light-dark(#1a7f43, #5fd38d);
  --gone: light-dark(#c0332b, #ff8a80);
  --moved: light-dark(#1f6bc4, #7db8ff);
  --updated: light-dark(#9a6200, #f0bd5c);
  font: 13px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; background: var(--back); color: var(--text); overflow: hidden; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; border: 0; background: none; padding: 0; }
button:disabled { cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 6px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[hidden] { display: none !important; }
.quiet, .note { color: var(--quiet); }
.problem { margin: 20vh auto; max-width: 40em; padding: 24px; font-size: 16px; text-align: center; }

.top { display: flex; align-items: center; gap: 20px; padding: 10px 16px; background: var(--panel); border-bottom: 1px solid var(--line); position: relative; z-index: 5; }
.top h1 { font-size: 15px; font-weight: 650; white-space: nowrap; }
.where { flex: 1; min-width: 0; display: flex; gap: 12px; align-items: baseline; overflow: hidden; }
#position { color: var(--quiet); white-space: nowrap; font-variant-numeric: tabular-nums; }
#caption { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; }
.search { position: relative; width: 260px; }
.search input { width: 100%; padding: 6px 12px; border-radius: 8px; border: 1px solid transparent; background: var(--back); outline-offset: 0; }
.search input:focus { border-color: var(--accent); }
#results { position: absolute; inset: calc(100% + 6px) 0 auto; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 5px; box-shadow: 0 12px 32px rgb(0 0 0 / .16); }
#results p { padding: 6px 8px; }
.result { display: block; width: 100%; text-align: left; padding: 6px 8px; border-radius: 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.result:hover, .result:focus { background: var(--soft); }
.tools { display: flex; gap: 4px; }
.tools button, #slow { padding: 5px 10px; border-radius: 7px; color: var(--quiet); white-space: nowrap; }
.tools button:hover, #slow:hover { background: var(--back); color: var(--text); }
button[aria-pressed="true"]:is(.tools *, #slow) { background: var(--soft); color: var(--accent); }

main { display: grid; grid-template-columns: 250px minmax(0, 1fr) 340px; min-height: 0; }
.side { background: var(--panel); border-right: 1px solid var(--line); overflow: auto; padding: 14px 12px; min-height: 0; scrollbar-width: thin; }
.side.right { border-right: 0; border-left: 1px solid var(--line); padding: 0 18px 24px; }
.side h3 { font-size: 11px; font-weight: 600; letter-spacing: .02em; color: var(--quiet); margin: 4px 6px 8px; }
.list + .list { margin-top: 20px; }
details > summary { cursor: pointer; list-style: none; display: flex; align-items: center; gap: 6px; padding: 4px 6px; border-radius: 6px; }
details > summary::before { content: "›"; color: var(--quiet); transition: rotate .15s; width: .7em; }
details[open] > summary::before { rotate: 90deg; }
summary .name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.count { margin-left: auto; color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; padding-left: 8px; }
.row { display: flex; align-items: center; gap: 8px; width: 100%; text-align: left; padding: 3px 8px 3px 20px; border-radius: 6px; color: var(--quiet); }
.row:hover:enabled { background: var(--back); }
.row .id { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .dot { flex: none; width: 6px; height: 6px; border-radius: 50%; border: 1px solid var(--quiet); opacity: .5; }
.row.mounted { color: var(--text); }
.row.mounted .dot { background: var(--new); border-color: var(--new); opacity: 1; }
.row[aria-pressed="true"] { background: var(--soft); color: var(--accent); }
.row .change { margin-left: auto; font-size: 11px; }
.row[data-change="new"] .change, h3.new, .badge.mounted { color: var(--new); }
.row[data-change="updated"] .change, h3.updated { color: var(--updated); }
.row[data-change="moved"] .change, h3.moved { color: var(--moved); }
h3.gone, .badge.removed { color: var(--gone); }

.stage { display: flex; flex-wrap: wrap; justify-content: center; align-content: center; gap: 12px 36px; min-height: 0; min-width: 0; overflow: hidden; padding: 12px; position: relative; }
.phone { width: calc((var(--width, 390px) + 20px) * var(--scale, 1)); }
.phone figcaption { text-align: center; color: var(--quiet); margin-top: 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bezel { width: calc(var(--width, 390px) + 20px); height: calc(var(--height, 844px) + 20px); margin-bottom: calc((var(--height, 844px) + 20px) * (var(--scale, 1) - 1)); padding: 10px; border-radius: 54px; background: #17171a; transform: scale(var(--scale, 1)); transform-origin: 0 0; box-shadow: 0 0 0 1px light-dark(#0003, #fff3), 0 18px 44px rgb(20 20 60 / .16); }
.glass { position: relative; width: var(--width, 390px); height: var(--height, 844px); border-radius: 44px; overflow: clip; background: #000; }
.overlay { position: absolute; inset: 0; pointer-events: none; z-index: 2; }
#differences { position: absolute; inset: auto 24px 6px; text-align: center; color: var(--quiet); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

.screen { position: relative; overflow: clip; user-select: none; }
.system { position: absolute; inset: 0; z-index: 1; pointer-events: none; color: #000; font: 600 16px/1 system-ui, sans-serif; }
.system.dark { color: #fff; }
.system > * { position: absolute; display: none; }
.system.has-status .clock, .system.has-status .battery, .system.has-home .home { display: block; }
.clock { left: 36px; top: 17px; }
.clock::before { content: "9:41"; }
.low { font-size: 13px; }
.low .clock { left: 20px; top: 6px; }
.low .battery { right: 20px; top: 6px; }
.battery { right: 32px; top: 18px; width: 24px; height: 12px; border: 1px solid currentColor; border-radius: 4px; }
.battery::before { content: ""; position: absolute; inset: 1.5px; border-radius: 2px; background: currentColor; }
.home { left: 50%; bottom: 8px; width: 134px; height: 5px; margin-left: -67px; border-radius: 3px; background: currentColor; }
.indicator { position: absolute; right: 3px; width: 3px; border-radius: 2px; z-index: 1; background: rgb(128 128 128 / .65); pointer-events: none; animation: fade 1.2s forwards; }
@keyframes fade { 60% { opacity: 1; } 100% { opacity: 0; } }
.node, .inner, .edge, .drawing, .outline, .edge-bar { position: absolute; left: 0; top: 0; }
.node { transform-origin: 0 0; }
.inner { width: 100%; height: 100%; }
.edge { inset: 0; border-radius: inherit; pointer-events: none; }
.drawing { font-kerning: none; width: 100%; height: 100%; overflow: visible; font-family: Helvetica, Arial, "Liberation Sans", sans-serif; pointer-events: none; }
.ghost { pointer-events: none; }
.frames .node { outline: 1px solid rgb(90 90 255 / .35); outline-offset: -1px; }
.outline { border-radius: 6px; }
.outline.selection { box-shadow: 0 0 0 2px #5b5bf0, 0 0 0 6px rgb(91 91 240 / .22); }
.outline.mark { border: 2px solid; border-radius: 4px; }
.outline.mark.new { border-color: #1fa35a; background: rgb(31 163 90 / .12); }
.outline.mark.gone { border-color: #d8443b; background: rgb(216 68 59 / .12); }
.outline.mark.updated { border-color: #c98400; background: rgb(201 132 0 / .12); }
.outline.mark.moved { border-color: #2f7fe0; border-style: dashed; }
.edge-bar.safe-area { background: repeating-linear-gradient(45deg, rgb(91 91 240 / .3) 0 2px, transparent 2px 7px); }
.edge-bar.insets { background: rgb(31 163 90 / .22); }

.tabs { display: flex; gap: 18px; position: sticky; top: 0; background: var(--panel); padding: 12px 0 0; border-bottom: 1px solid var(--line); margin-bottom: 14px; z-index: 1; }
.tabs button { padding: 2px 0 9px; color: var(--quiet); border-bottom: 2px solid transparent; }
.tabs button[aria-selected="true"] { color: var(--text); border-color: var(--accent); font-weight: 600; }
.right h3 { display: flex; align-items: baseline; gap: 8px; font-size: 12px; letter-spacing: 0; margin: 0 0 5px; }
.right .group, .right .update, .right .issue { margin-bottom: 20px; }
.right .update > .group { margin: 14px 0 0; }
.update > h3 { font-size: 13px; color: var(--text); }
.badge { font-size: 11px; font-weight: 500; color: var(--accent); background: var(--soft); padding: 1px 8px; border-radius: 99px; }
.badge.mounted, .badge.removed { background: color-mix(in srgb, currentColor 12%, transparent); }
.link { text-align: left; border-radius: 4px; padding: 1px 0; }
.link:hover:is(button) .id, .history .link:hover { text-decoration: underline; }
.type { color: var(--quiet); }
.link .id, .row .id { font-weight: 500; }
.stages { margin: 8px 0 0; padding-left: 12px; border-left: 2px solid var(--line); }
.timings { display: flex; align-items: center; gap: 10px; margin-top: 8px; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bar { display: flex; flex: 1; height: 6px; border-radius: 3px; overflow: hidden; gap: 1px; }
.bar i { flex-basis: 0; background: var(--quiet); }
.bar .flattening { background: var(--moved); }
.bar .comparing { background: var(--updated); }
.bar .committing { background: var(--accent); }
.bar .settling { background: var(--new); }
.hooks li { display: flex; justify-content: space-between; gap: 10px; padding: 2px 6px; }
.hooks li:nth-child(odd) { background: var(--back); border-radius: 4px; }
code { font: 12px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; white-space: nowrap; }
.hooks .type { display: none; }
.issue { padding: 10px 12px; border-radius: 10px; background: color-mix(in srgb, var(--gone) 9%, transparent); }
.issue h3 { color: var(--gone); }
.place { font: 11px ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; }
.who { margin-bottom: 18px; display: grid; gap: 3px; }
.who h2 { font-size: 17px; font-weight: 650; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 14px; }
dt { color: var(--quiet); max-width: 130px; overflow: hidden; text-overflow: ellipsis; }
dd { overflow-wrap: anywhere; }
dd.changed { background: color-mix(in srgb, var(--updated) 14%, transparent); border-radius: 4px; padding: 0 4px; margin: 0 -4px; }
del { color: var(--quiet); }
.history li { display: grid; grid-template-columns: 64px 1fr; gap: 8px; padding: 3px 6px; border-radius: 5px; }
.history li[aria-current] { background: var(--soft); }
.history li.later { opacity: .5; }
.history .link { color: var(--accent); }

footer { background: var(--panel); border-top: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr); position: relative; z-index: 3; }
.transport { display: flex; align-items: center; gap: 6px; padding: 8px 16px 4px; }
.transport svg { width: 18px; height: 18px; display: block; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.transport .go { fill: currentColor; }
#play .wait, #play[data-playing="true"] .go { display: none; }
#play[data-playing="true"] .wait { display: block; }
#back, #play, #forward { width: 32px; height: 32px; display: grid; place-items: center; border-radius: 50%; }
#play { background: var(--text); color: var(--panel); }
#back:hover, #forward:hover { background: var(--back); }
#slider { flex: 1; accent-color: var(--accent); margin-left: 12px; }
.timeline { position: relative; height: 30px; margin: 2px 22px 4px; border-bottom: 1px solid var(--line); cursor: ew-resize; touch-action: none; }
.timeline i { position: absolute; bottom: 0; width: 3px; margin-left: -1.5px; }
.tick { background: var(--quiet); border-radius: 2px 2px 0 0; }
.tick.issue { background: var(--gone); }
.tick.dim { opacity: .2; }
.timeline .cursor { top: 0; width: 2px; background: var(--accent); }
.filters { margin-bottom: 14px; }
.filters fieldset { border: 0; padding: 4px 0; display: flex; flex-wrap: wrap; gap: 2px 10px; }
.filters label { display: inline-flex; gap: 4px; align-items: center; }
.strip { overflow: auto hidden; height: 152px; scrollbar-width: thin; contain: strict; }
.track { position: relative; height: 138px; min-width: 100%; }
.slot { position: absolute; top: 4px; width: 76px; height: 134px; display: grid; justify-items: center; align-content: start; gap: 5px; padding: 5px 0; border-radius: 10px; cursor: pointer; }
.slot:hover { background: var(--back); }
.slot .frame { overflow: clip; border-radius: 7px; box-shadow: 0 0 0 1px var(--line); }
.slot .picture { transform-origin: 0 0; pointer-events: none; }
.slot .number { font-size: 11px; color: var(--quiet); font-variant-numeric: tabular-nums; }
.slot[aria-selected="true"] { background: var(--soft); }
.slot[aria-selected="true"] .frame { box-shadow: 0 0 0 2px var(--accent); }
.slot[aria-selected="true"] .number { color: var(--accent); font-weight: 600; }
.slot.pinned .frame { box-shadow: 0 0 0 2px var(--updated); }
.flag { color: var(--gone); font-weight: 700; margin-left: 4px; }

.row.found { outline: 2px solid var(--accent); }
.more { color: var(--accent); padding: 3px 20px; }
#keys { border: 1px solid var(--line); border-radius: 14px; padding: 18px 22px; background: var(--raised); color: var(--text); }
#keys h2 { font-size: 15px; margin-bottom: 10px; }
#keys dl { display: grid; grid-template-columns: auto 1fr; gap: 5px 18px; }
#keys dt { max-width: none; color: var(--text); font-weight: 600; white-space: nowrap; }
#keys form { margin-top: 14px; text-align: right; }
#keys button { color: var(--accent); }
#screen [role=button]:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }

@media (max-width: 1280px) {
  .transport { flex-wrap: wrap; }
}
@media (max-width: 1000px) {
  main { grid-template-columns: 180px minmax(0, 1fr) 260px; }
  .top { flex-wrap: wrap; gap: 6px 14px; }
  .where { order: 1; flex-basis: 100%; }
  .search { flex: 1; width: auto; min-width: 120px; }
  .tools { flex-wrap: wrap; }
}
@media (max-width: 780px) {
  body { overflow: auto; height: auto; min-height: 100%; grid-template-rows: auto auto auto; }
  main { grid-template: "stage stage" 70vh "left right" auto / minmax(0, 2fr) minmax(0, 3fr); }
  main > .stage { grid-area: stage; }
  main > .side { grid-area: left; max-height: 70vh; border-top: 1px solid var(--line); }
  main > .side.right { grid-area: right; }
  footer { position: sticky; bottom: 0; }
  .strip { height: 120px; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}

body.live { grid-template-rows: auto auto minmax(0, 1fr) auto; }
body.live main { grid-row: 3; }
body.live footer { grid-row: 4; padding-bottom: 6px; }
select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 7px; padding: 4px 8px; }
.room { flex: 1; }
#banner { padding: 9px 16px; text-align: center; background: color-mix(in srgb, var(--updated) 18%, var(--panel)); }
#banner button { text-decoration: underline; color: var(--accent); }
.live .touchable { touch-action: none; cursor: default; outline: none; }
.live .inspecting .touchable { cursor: crosshair; }
.live .phone figcaption:empty { display: none; }
.several .phone.active .bezel { box-shadow: 0 0 0 3px var(--accent), 0 18px 44px rgb(20 20 60 / .16); }
body.live.several main { grid-template-columns: 0 minmax(0, 1fr) 300px; }
body.live.several #sections { visibility: hidden; padding: 0; border: 0; }
.live .writing .bezel { box-shadow: 0 0 0 3px var(--accent), 0 18px 44px rgb(20 20 60 / .16); }
.spinner { position: absolute; top: 58px; left: calc(50% - 12px); width: 24px; height: 24px; border-radius: 50%; border: 3px solid #8886; border-top-color: #888; opacity: 0; transition: opacity .2s; pointer-events: none; z-index: 2; }
.refreshing .spinner { opacity: 1; animation: turn 1s linear infinite; }
@keyframes turn { to { rotate: 360deg; } }
.caret { position: absolute; z-index: 1; border-radius: 1px; background: #08f; pointer-events: none; animation: blink 1.06s steps(1) infinite; }
@keyframes blink { 50% { opacity: 0; } }
.keyboard { position: absolute; inset: auto 0 0; z-index: 2; display: flex; flex-direction: column; gap: 11px; padding: 8px 3px 40px; background: #d3d5db; color: #000; font: 22px/1 system-ui, sans-serif; touch-action: none; user-select: none; cursor: default; }
.keyboard.dark { background: #2c2c2e; color: #fff; }
.keyboard > div { display: flex; justify-content: center; gap: 6px; flex: 1; min-height: 0; }
.key { display: grid; place-items: center; flex: 0 1 9%; border-radius: 5px; background: #fff; box-shadow: 0 1px 0 #898a8d; }
.dark .key { background: #6b6b6d; box-shadow: 0 1px 0 #1d1d1e; }
.key.named { flex-basis: 22%; background: #abb0ba; font-size: 16px; }
.dark .key.named { background: #474749; }
.key.space { flex-basis: 50%; font-size: 16px; }
.key:active { filter: brightness(.85); }
.menu { position: absolute; left: 50%; top: 50%; translate: -50% -50%; min-width: 240px; z-index: 3; border-radius: 14px; overflow: clip; background: var(--raised); box-shadow: 0 16px 48px rgb(0 0 0 / .3); font-size: 17px; }
.menu p { padding: 10px 16px; color: var(--quiet); font-size: 13px; }
.menu button { display: block; width: 100%; text-align: left; padding: 11px 16px; border-top: 1px solid var(--line); }
.menu button:hover:enabled, .menu button:focus { background: var(--soft); }
.menu .destructive { color: var(--gone); }
.menu button:disabled { color: var(--quiet); }
"""##

  enum Module {
    static let element = ##"""
// element.js
// Making elements with few words. Text is always text.

/** Makes an element: h("button", { class: "x", onclick }, "text", child). */
function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const plurals = { entry: "entries" };

/** "1 item", "2 items". */
function count(number, word) {
  return `${number} ${number === 1 ? word : plurals[word] ?? word + "s"}`;
}
"""##

    static let model = ##"""
// model.js
// A trace: steps as they were written, and what they add up to.
// The format is described in docs/trace-format.md.

const FORMAT = "roster-trace";
const VERSION = 1;

/** What is wrong with something that should be a trace, in a sentence; null if nothing is. */
function problemOf(data) {
  if (!data || typeof data !== "object" || data.format !== FORMAT) {
    return "This is no trace: it does not say that its format is “" + FORMAT + "”.";
  }
  if (data.version !== VERSION) {
    return `This trace has version ${data.version} of the format; this page reads version ${VERSION}.`;
  }
  if (!Array.isArray(data.steps)) return "This trace has no list of steps.";
  return null;
}

/** What the screen is at a step. */
class Moment {
  constructor(nodes, lists, screen) {
    this.nodes = nodes;
    this.lists = lists;
    this.screen = screen;
  }
}

class Trace {
  constructor(title) {
    this.title = title;
    this.steps = [];
    this.texts = [];
    this.items = [];
    /** By number: what was known of a controller from which step on, and what it was told. */
    this.controllers = new Map();
    this.moments = [];
    /** By the number of an identity: the controllers that it has had, and since when. */
    this.holders = new Map();
  }

  get length() { return this.steps.length; }

  /** Adds a step, which builds on those before. */
  append(step) {
    const index = this.steps.length;
    this.steps.push(step);
    for (const text of step.texts ?? []) this.texts.push(text);
    for (const [type, id, section] of step.items ?? []) {
      this.items.push({ type: this.texts[type], id: this.texts[id], section: this.texts[section] });
    }
    for (const [number, patch] of Object.entries(step.controllers ?? {})) {
      const record = this.record(Number(number));
      const known = { ...record.versions.at(-1)?.value };
      Object.assign(known, patch);
      record.versions.push({ step: index, value: known });
      if (patch.item !== undefined) {
        if (!this.holders.has(patch.item)) this.holders.set(patch.item, []);
        this.holders.get(patch.item).push({ step: index, number: Number(number) });
      }
    }
    (step.hooks ?? []).forEach(([number, text]) => {
      this.record(number).hooks.push({ step: index, hook: this.texts[text] });
    });
    return index;
  }

  record(number) {
    let record = this.controllers.get(number);
    if (!record) this.controllers.set(number, (record = { number, versions: [], hooks: [] }));
    return record;
  }

  /** Lets go of how the screen was before a step, which nobody will look at again. */
  forget(index) {
    for (let at = index - 1; at >= 0 && this.moments[at]; at -= 1) {
      this.moments[at] = undefined;
      const { caption, time, hooks, updates, issues } = this.steps[at];
      this.steps[at] = { caption, time, hooks, updates, issues };
    }
  }

  /** What is known of a controller at a step. */
  controller(number, index) {
    const record = this.controllers.get(number);
    if (!record) return null;
    let found = null;
    for (const version of record.versions) {
      if (version.step > index) break;
      found = version.value;
    }
    return found;
  }

  typeOf(number) { return this.texts[this.controllers.get(number)?.versions[0]?.value.type] ?? "a controller"; }
  idOf(number) { return this.texts[this.controllers.get(number)?.versions[0]?.value.id] ?? ""; }
  nameOf(number) { return `${this.typeOf(number)} ${this.idOf(number)}`; }

  /** The controller that an identity has at a step, or had last; undefined if none was made by then. */
  controllerOf(item, index) {
    return this.holders.get(item)?.findLast(({ step }) => step <= index)?.number;
  }

  /** The first and the last step in which a controller is known. */
  span(number) {
    const { versions } = this.controllers.get(number);
    const end = versions.find((version) => version.value.ended);
    return [versions[0].step, end ? end.step : this.steps.length - 1];
  }

  /** The state of everything after a step. */
  moment(index) {
    for (let at = this.moments.length; at <= index; at += 1) {
      this.moments.push(this.next(this.moments[at - 1] ?? new Moment(new Map(), new Map(), {}), this.steps[at]));
    }
    return this.moments[index];
  }

  next(before, step) {
    let { nodes, lists, screen } = before;
    if (step.nodes || step.gone) {
      nodes = new Map(nodes);
      for (const [number, patch] of Object.entries(step.nodes ?? {})) {
        nodes.set(Number(number), patched(nodes.get(Number(number)), patch));
      }
      for (const number of step.gone ?? []) nodes.delete(number);
    }
    if (step.lists) {
      lists = new Map(lists);
      for (const [number, patch] of Object.entries(step.lists)) {
        lists.set(Number(number), patched(lists.get(Number(number)), patch));
      }
    }
    if (step.screen) screen = step.screen;
    return new Moment(nodes, lists, screen);
  }

  /** By the number of a node: the controller that is mounted on it at a step. */
  mounts(index) {
    const moment = this.moment(index);
    if (moment.mounts) return moment.mounts;
    const mounts = new Map();
    for (const number of this.controllers.keys()) {
      const known = this.controller(number, index);
      if (known && !known.ended && known.node != null && moment.nodes.has(known.node)) {
        mounts.set(known.node, number);
      }
    }
    moment.mounts = mounts;
    return mounts;
  }

  /** By the number of a controller: the node that it is mounted on at a step. */
  places(index) {
    const moment = this.moment(index);
    if (!moment.places) {
      moment.places = new Map([...this.mounts(index)].map(([node, controller]) => [controller, node]));
    }
    return moment.places;
  }
}

function patched(old, patch) {
  const result = { ...old };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** Reads a trace as it stands in a page. */
function read(data) {
  const trace = new Trace(data.title ?? "Trace");
  for (const step of data.steps) trace.append(step);
  return trace;
}

/** The texts that a node and those inside it show, in the order of the tree. */
function textsOf(trace, moment, number) {
  const texts = [];
  const visit = (number) => {
    const node = moment.nodes.get(number);
    if (!node) return;
    if (node.svg !== undefined) {
      const drawing = trace.texts[node.svg];
      const parts = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((match) => unescaped(match[1].replace(/<[^>]*>/g, "")));
      if (parts.length) texts.push(parts.join(" "));
    } else if (node.label !== undefined && !node.children) {
      texts.push(trace.texts[node.label]);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(number);
  return texts;
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"" };
const unescaped = (text) => text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]);

/** A node and all inside it as a text that is equal if they look equal. */
function looksOf(trace, moment, number, isRoot = true) {
  const node = moment.nodes.get(number);
  if (!node) return "";
  const { children, frame, class: _, ...rest } = node;
  const size = isRoot ? frame?.slice(2) : frame;
  return JSON.stringify([size, rest]) + (children ?? []).map((child) => looksOf(trace, moment, child, false)).join("");
}
"""##

    static let screen = ##"""
// screen.js
// Draws the nodes of a moment as elements, one for each, which stay what they are from step to step.

const SVG = "http://www.w3.org/2000/svg";

class Screen {
  /** @param host The element to draw in, which becomes as large as the screen. */
  constructor(host, trace) {
    this.host = host;
    this.trace = trace;
    this.elements = new Map();
    host.classList.add("screen");
  }

  /** Draws a moment. */
  show(moment) {
    this.moment = moment;
    const { root, size, dark } = moment.screen;
    // What a window without a background shows is left to the system: paper or ink.
    this.host.style.backgroundColor = dark ? "#000" : "#fff";
    if (size) {
      this.host.style.width = size[0] + "px";
      this.host.style.height = size[1] + "px";
    }
    for (const [number, part] of this.elements) {
      if (!moment.nodes.has(number)) {
        part.box.remove();
        this.elements.delete(number);
      }
    }
    for (const [number, node] of moment.nodes) this.draw(number, node);
    for (const [number, node] of moment.nodes) {
      const part = this.elements.get(number);
      if (part.children !== node.children) this.arrange(part, node);
    }
    const top = this.elements.get(root)?.box;
    if (top && top.parentNode !== this.host) this.host.replaceChildren(top);
    this.showSystem(moment.screen);
  }

  /** Draws what the system shows in the safe area of a phone: the time, the battery and the home indicator. */
  showSystem({ safeArea, dark }) {
    const [top, , bottom] = safeArea ?? [0, 0, 0, 0];
    if (!this.system) {
      this.system = document.createElement("div");
      this.system.setAttribute("aria-hidden", "true");
      for (const name of ["clock", "battery", "home"]) {
        const part = document.createElement("span");
        part.className = name;
        this.system.append(part);
      }
    }
    const names = ["system"];
    if (dark) names.push("dark");
    if (top >= 20) names.push("has-status");
    if (top < 40) names.push("low");
    if (bottom >= 20) names.push("has-home");
    this.system.className = names.join(" ");
    if (this.system.parentNode !== this.host || this.host.lastChild !== this.system) this.host.append(this.system);
  }

  draw(number, node) {
    let part = this.elements.get(number);
    if (part?.node === node) return;
    if (!part) {
      const box = document.createElement("div");
      box.className = "node";
      box.dataset.node = number;
      part = { box, inner: box, node: {} };
      this.elements.set(number, part);
    }
    const old = part.node;
    part.node = node;
    const style = part.box.style;
    if (old.frame !== node.frame || old.matrix !== node.matrix) {
      const [x, y, width, height] = node.frame ?? [0, 0, 0, 0];
      style.width = width + "px";
      // A line of one pixel of a phone may be thinner than one here, and would come and go.
      style.height = (height > 0 && height < 1 ? 1 : height) + "px";
      style.transform = placed(x, y, node.matrix);
    }
    if (old.opacity !== node.opacity) style.opacity = node.opacity ?? "";
    if (old.fill !== node.fill) style.backgroundColor = node.fill ?? "";
    if (old.radius !== node.radius) style.borderRadius = node.radius ? node.radius + "px" : "";
    if (old.clips !== node.clips) style.overflow = node.clips ? "clip" : "";
    if (node.origin || node.content) this.scroll(part, node.origin ?? [0, 0]);
    else if (old.origin) this.scroll(part, [0, 0]);
    if (old.frame && `${old.origin}` !== `${node.origin}`) this.indicate(part, node);
    if (old.border !== node.border) this.frame(part, node.border);
    if (old.svg !== node.svg) this.fill(part, node);
    if (old.label !== node.label || old.class !== node.class) {
      part.box.dataset.class = this.trace.texts[node.class] ?? "";
    }
  }

  /** Shows another part of what is inside. */
  scroll(part, [x, y]) {
    if (part.inner === part.box) {
      part.inner = document.createElement("div");
      part.inner.className = "inner";
      for (const child of [...part.box.children]) {
        if (child.classList.contains("node")) part.inner.append(child);
      }
      part.box.append(part.inner);
      part.children = undefined;
    }
    part.inner.style.transform = `translate(${-x}px, ${-y}px)`;
  }

  /** Shows for a moment which part of its content a list shows. */
  indicate(part, { frame, origin = [0, 0], content, insets = [0, 0, 0, 0] }) {
    if (!this.showsIndicators || !content || !frame) return;
    const room = frame[3] - insets[0] - insets[2];
    const all = content[1];
    if (all <= room + 1) return;
    if (!part.indicator) {
      part.indicator = document.createElement("div");
      part.indicator.className = "indicator";
      part.box.append(part.indicator);
    }
    const height = Math.max(36, (room - 6) * room / all);
    const progress = Math.min(1, Math.max(0, (origin[1] + insets[0]) / (all - room)));
    part.indicator.style.height = height + "px";
    part.indicator.style.top = insets[0] + 3 + progress * (room - 6 - height) + "px";
    for (const animation of part.indicator.getAnimations()) {
      animation.currentTime = 0;
      animation.play();
    }
  }

  frame(part, border) {
    part.edge?.remove();
    part.edge = undefined;
    if (!border) return;
    part.edge = document.createElement("div");
    part.edge.className = "edge";
    part.edge.style.border = `${border[1]}px solid ${border[0]}`;
    part.box.append(part.edge);
  }

  fill(part, node) {
    const drawing = this.trace.texts[node.svg];
    if (drawing === undefined) {
      part.drawing?.remove();
      part.drawing = undefined;
      return;
    }
    if (!part.drawing) {
      part.drawing = document.createElementNS(SVG, "svg");
      part.drawing.setAttribute("class", "drawing");
      part.box.prepend(part.drawing);
    }
    part.drawing.innerHTML = drawing;
  }

  /** Puts the children into their order, and touches only those that are not. */
  arrange(part, node) {
    part.children = node.children;
    let place = null;
    const inside = part.inner;
    for (const child of node.children ?? []) {
      const box = this.elements.get(child)?.box;
      if (!box) continue;
      const next = place ? place.nextSibling : firstNode(inside);
      if (next !== box || box.parentNode !== inside) {
        if (place) place.after(box);
        else if (part.inner === part.box && part.drawing) part.drawing.after(box);
        else inside.prepend(box);
      }
      place = box;
    }
    if (part.edge) part.box.append(part.edge);
  }

  /** The number of the node that an element stands for. */
  static numberOf(element) {
    const box = element?.closest?.(".node");
    return box ? Number(box.dataset.node) : null;
  }

  /** Where a node is on the screen, in its coordinates. */
  rectOf(number) {
    const box = this.elements.get(number)?.box;
    if (!box) return null;
    const outer = this.host.getBoundingClientRect();
    const inner = box.getBoundingClientRect();
    const scale = outer.width / (this.moment.screen.size?.[0] || outer.width) || 1;
    return {
      x: (inner.x - outer.x) / scale, y: (inner.y - outer.y) / scale,
      width: inner.width / scale, height: inner.height / scale,
    };
  }
}

function firstNode(element) {
  let child = element.firstChild;
  while (child && !child.classList.contains("node")) child = child.nextSibling;
  return child;
}

function placed(x, y, matrix) {
  const moved = `translate(${x}px, ${y}px)`;
  return matrix ? `${moved} matrix(${matrix.join(",")},0,0)` : moved;
}
"""##

    static let motion = ##"""
// motion.js
// What happens between two steps: cells move, come and go by the controllers they belong to. The steps of a plan are one
// movement, as on a phone: the collection view is told of all of them in one turn.


/** How long it takes, in milliseconds. */
const DURATION = 380;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/**
 * Shows a step, and lets the screen get there from the step before.
 *
 * Returns the animations, which have begun.
 */
function transition(screen, trace, from, to, rate = 1) {
  const before = trace.moment(from);
  const after = trace.moment(to);
  const placesBefore = trace.places(from);
  const placesAfter = trace.places(to);

  // Pictures of the cells that go, taken while they are there.
  const ghosts = [];
  const reused = new Set();
  for (const [controller, node] of placesBefore) {
    const place = placesAfter.get(controller);
    if (place === node) continue;
    const box = screen.elements.get(node)?.box;
    if (!box) continue;
    if (place === undefined) {
      const copy = box.cloneNode(true);
      copy.classList.add("ghost");
      copy.inert = true;
      ghosts.push({ copy, controller, parent: parentOf(before, node) });
    } else {
      reused.add(controller);
    }
  }
  screen.show(after);

  const animations = [];
  const run = (element, frames) => {
    const animation = element.animate(frames, { duration: DURATION, easing: EASING, fill: "both" });
    animation.playbackRate = rate;
    animations.push(animation);
    return animation;
  };

  // Cells by their controllers, all other views by themselves.
  const cellNodes = new Set();
  for (const [controller, node] of placesAfter) {
    cellNodes.add(node);
    const old = placesBefore.get(controller);
    const box = screen.elements.get(node)?.box;
    if (!box) continue;
    if (old !== undefined) {
      moveNode(run, box, before.nodes.get(old), after.nodes.get(node));
    } else if (isInserted(trace, controller, to)) {
      run(box, [{ opacity: 0, scale: 0.96 }, { opacity: after.nodes.get(node).opacity ?? 1, scale: 1 }]);
    }
  }
  for (const [number, node] of after.nodes) {
    const old = before.nodes.get(number);
    const part = screen.elements.get(number);
    if (!old || !part || old === node) continue;
    if (!cellNodes.has(number) && !isInOther(trace, from, to, after, number)) {
      moveNode(run, part.box, old, node);
    }
    const [x, y] = old.origin ?? [0, 0];
    const [newX, newY] = node.origin ?? [0, 0];
    if (part.inner !== part.box && (x !== newX || y !== newY)) {
      run(part.inner, [
        { transform: `translate(${-x}px, ${-y}px)` }, { transform: `translate(${-newX}px, ${-newY}px)` },
      ]);
    }
  }
  for (const { copy, controller, parent } of ghosts) {
    const inside = screen.elements.get(parent)?.inner;
    if (!inside) continue;
    inside.prepend(copy);
    const isGone = trace.controller(controller, to)?.ended;
    const frames = isGone ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 1 }, { opacity: 1 }];
    run(copy, frames).finished.then(() => copy.remove(), () => copy.remove());
  }
  return animations;
}

function moveNode(run, box, old, node) {
  if (!old?.frame || !node?.frame) return;
  const frames = [{}, {}];
  [old, node].forEach((version, at) => {
    const [x, y, width, height] = version.frame;
    frames[at].transform = placed(x, y, version.matrix);
    frames[at].width = width + "px";
    frames[at].height = height + "px";
    frames[at].opacity = version.opacity ?? 1;
    if (version.fill) frames[at].backgroundColor = version.fill;
  });
  if (!old.fill || !node.fill) frames.forEach((frame) => delete frame.backgroundColor);
  if (JSON.stringify(frames[0]) !== JSON.stringify(frames[1])) run(box, frames);
}

const itemOf = (trace, controller, index) => trace.controller(controller, index)?.item;

function isInserted(trace, controller, index) {
  const item = itemOf(trace, controller, index);
  return (trace.steps[index].updates ?? []).some((update) =>
    (update.inserted ?? []).includes(item) ||
    (update.made ?? []).some(([made, why]) => made === item && why === "the item is new"));
}

function parentOf(moment, number) {
  if (!moment.parents) {
    moment.parents = new Map();
    for (const [parent, node] of moment.nodes) {
      for (const child of node.children ?? []) moment.parents.set(child, parent);
    }
  }
  return moment.parents.get(number);
}

/** Whether a view is inside a cell that belongs to another controller than before. */
function isInOther(trace, from, to, moment, number) {
  const [before, after] = [trace.mounts(from), trace.mounts(to)];
  for (let at = number; at !== undefined; at = parentOf(moment, at)) {
    if (before.get(at) !== after.get(at)) return true;
    if (after.has(at)) return false;
  }
  return false;
}
"""##

    static let filter = ##"""
// filter.js
// Which hooks are shown, and for which reasons cells were configured.


const CONFIGURE = "configure: ";

class HookFilter {
  constructor(trace) {
    this.trace = trace;
    this.hidden = new Set();
  }

  /** The hooks of a trace and the reasons to configure, in the order of the alphabet. */
  get names() {
    const names = { hooks: new Set(), reasons: new Set() };
    for (const step of this.trace.steps) {
      for (const [, text] of step.hooks ?? []) {
        const { hook, reasons } = partsOf(this.trace.texts[text]);
        names.hooks.add(hook);
        for (const reason of reasons) names.reasons.add(reason);
      }
    }
    return { hooks: [...names.hooks].sort(), reasons: [...names.reasons].sort() };
  }

  /** Whether a hook is shown: it is wanted, and so is one of its reasons if it has any. */
  shows(text) {
    const { hook, reasons } = partsOf(text);
    return !this.hidden.has(hook) && (!reasons.length || reasons.some((reason) => !this.hidden.has(`for ${reason}`)));
  }

  showsStep(step) {
    return !this.hidden.size || (step.hooks ?? []).some(([, text]) => this.shows(this.trace.texts[text]));
  }

  /** The boxes to choose with. */
  boxes(changed) {
    const { hooks, reasons } = this.names;
    const box = (name, words) => h("label", {},
      h("input", {
        type: "checkbox", "aria-label": name, checked: !this.hidden.has(name),
        onchange: (event) => {
          if (event.target.checked) this.hidden.delete(name);
          else this.hidden.add(name);
          changed();
        },
      }), words);
    if (!hooks.length) return null;
    return h("details", { class: "filters" },
      h("summary", {}, "Filter"),
      h("fieldset", {}, h("legend", {}, "Hooks"), hooks.map((name) => box(name, name))),
      reasons.length
        ? h("fieldset", {}, h("legend", {}, "Reasons to configure"), reasons.map((name) => box(`for ${name}`, name)))
        : null);
  }
}

function partsOf(text) {
  if (!text.startsWith(CONFIGURE)) return { hook: text, reasons: [] };
  return { hook: "configure", reasons: text.slice(CONFIGURE.length).split(", ") };
}
"""##

    static let strip = ##"""
// strip.js
// The strip of steps with their pictures. Only those in sight are drawn, however many there are.


const WIDTH = 76;
const HEIGHT = 140;

class Strip {
  constructor(host, trace, choose) {
    this.host = host;
    this.trace = trace;
    this.choose = choose;
    this.current = -1;
    this.slots = new Map();
    this.track = h("div", { class: "track", role: "listbox", tabindex: "0", "aria-label": "Steps", "aria-orientation": "horizontal" });
    host.append(this.track);
    host.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(host);
  }

  /** Shows which step is current, and the steps that have been added. */
  update(current, pinned = null) {
    this.pinned = pinned;
    this.track.style.width = this.trace.length * WIDTH + "px";
    const isOther = current !== this.current;
    this.current = current;
    if (isOther) this.reveal(current);
    this.draw();
    for (const [index, slot] of this.slots) this.mark(index, slot);
  }

  reveal(index) {
    const left = index * WIDTH;
    const { scrollLeft, clientWidth } = this.host;
    if (left < scrollLeft + WIDTH || left > scrollLeft + clientWidth - 2 * WIDTH) {
      this.host.scrollLeft = left - clientWidth / 2 + WIDTH / 2;
    }
  }

  draw() {
    const first = Math.max(0, Math.floor(this.host.scrollLeft / WIDTH) - 2);
    const last = Math.min(this.trace.length - 1, Math.ceil((this.host.scrollLeft + this.host.clientWidth) / WIDTH) + 2);
    for (const [index, slot] of this.slots) {
      if (index < first || index > last) {
        slot.remove();
        this.slots.delete(index);
      }
    }
    for (let index = first; index <= last; index += 1) {
      if (!this.slots.has(index)) this.add(index);
    }
  }

  add(index) {
    const step = this.trace.steps[index];
    const moment = this.trace.moment(index);
    const picture = h("div", { class: "picture", "aria-hidden": "true", inert: true });
    const [width, height] = moment.screen.size ?? [390, 844];
    const scale = Math.min((WIDTH - 16) / width, (HEIGHT - 34) / height);
    picture.style.transform = `scale(${scale})`;
    new Screen(picture, this.trace).show(moment);
    const frame = h("div", { class: "frame", style: `width:${width * scale}px;height:${height * scale}px` }, picture);
    const slot = h("div", {
      class: "slot", role: "option", id: `step-${index + 1}`, tabindex: "-1",
      "aria-label": `Step ${index + 1} of ${this.trace.length}: ${step.caption ?? ""}`,
      "aria-setsize": this.trace.length, "aria-posinset": index + 1,
      title: step.caption ?? "", style: `left:${index * WIDTH}px`,
      onclick: () => this.choose(index),
    }, frame, h("span", { class: "number" }, index + 1,
      step.issues ? h("span", { class: "flag", title: "An issue was reported" }, "!") : null));
    this.slots.set(index, slot);
    this.mark(index, slot);
    this.track.append(slot);
  }

  mark(index, slot) {
    slot.setAttribute("aria-selected", index === this.current ? "true" : "false");
    slot.classList.toggle("pinned", index === this.pinned);
  }
}
"""##

    static let timeline = ##"""
// timeline.js
// The time line: each step at its time, and as high as it took long. A pointer can be drawn along it.


const FRAMES_PER_SECOND = 60;

/** When a step happened, in seconds: in a recording, when it was recorded. */
const timeOf = (step) => step.recorded?.time ?? step.time ?? 0;

/** How long the updates of a step took, in milliseconds. */
function durationOf(step) {
  if (step.recorded?.duration !== undefined) return step.recorded.duration;
  return (step.updates ?? []).flatMap((update) => Object.values(update.timings)).reduce((sum, time) => sum + time, 0);
}

/** The time of a step in words: since the first one, in frames of the screen, and how long its updates took. */
function timeInWords(trace, index) {
  const step = trace.steps[index];
  const time = timeOf(step) - timeOf(trace.steps[0]);
  const duration = durationOf(step);
  return [
    `${time.toFixed(3)} s`,
    `frame ${Math.round(time * FRAMES_PER_SECOND)}`,
    duration ? `${duration.toFixed(2)} ms` : null,
    step.recorded ? `event ${step.recorded.event}` : null,
  ].filter(Boolean).join(" · ");
}

class Timeline {
  constructor(host, trace, choose) {
    this.host = host;
    this.trace = trace;
    const begin = timeOf(trace.steps[0]);
    const length = timeOf(trace.steps.at(-1)) - begin;
    const longest = Math.max(...trace.steps.map(durationOf), 0.001);
    /** Where each step is, from 0 to 1: at its time, or one after the other if no time has passed. */
    this.places = trace.steps.map((step, index) =>
      length > 0 ? (timeOf(step) - begin) / length : index / Math.max(trace.length - 1, 1));
    this.ticks = trace.steps.map((step, index) => h("i", {
      class: step.issues ? "tick issue" : "tick",
      title: `Step ${index + 1}: ${step.caption ?? ""} (${timeInWords(trace, index)})`,
      style: `left:${this.places[index] * 100}%;height:${20 + 80 * Math.sqrt(durationOf(step) / longest)}%`,
    }));
    this.cursor = h("i", { class: "cursor" });
    host.append(...this.ticks, this.cursor);
    const scrub = (event) => choose(this.nearest(event.clientX));
    host.addEventListener("pointerdown", (event) => {
      host.setPointerCapture(event.pointerId);
      scrub(event);
    });
    host.addEventListener("pointermove", (event) => {
      if (host.hasPointerCapture(event.pointerId)) scrub(event);
    });
  }

  /** The step that is nearest to a place of the pointer; of several at one place, the first. */
  nearest(x) {
    const { left, width } = this.host.getBoundingClientRect();
    const place = (x - left) / width;
    let found = 0;
    this.places.forEach((other, index) => {
      if (Math.abs(other - place) < Math.abs(this.places[found] - place)) found = index;
    });
    return found;
  }

  update(index, filter) {
    this.cursor.style.left = `${this.places[index] * 100}%`;
    this.ticks.forEach((tick, at) => tick.classList.toggle("dim", !filter.showsStep(this.trace.steps[at])));
  }
}
"""##

    static let overlays = ##"""
// overlays.js
// Lines above the screen: what is selected, frames, insets, safe area, and what differs.


/** Draws lines above a screen. */
function drawOverlays(host, screen, trace, index, options) {
  host.replaceChildren();
  const moment = trace.moment(index);
  if (options.insets) insets(host, screen, moment);
  if (options.safeArea && moment.screen.safeArea) {
    const [width, height] = moment.screen.size;
    edges(host, { x: 0, y: 0, width, height }, moment.screen.safeArea, "safe-area");
  }
  for (const [number, tone] of options.marks ?? []) outline(host, screen.rectOf(number), "mark " + tone);
  const place = trace.places(index).get(options.selected);
  if (place !== undefined) outline(host, screen.rectOf(place), "selection");
}

function outline(host, rect, tone) {
  if (!rect) return;
  host.append(h("div", { class: "outline " + tone,
    style: `left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px` }));
}

function insets(host, screen, moment) {
  for (const [number, node] of moment.nodes) {
    const rect = node.insets && screen.rectOf(number);
    if (rect) edges(host, rect, node.insets, "insets");
  }
}

function edges(host, rect, [top, left, bottom, right], tone) {
  const inner = rect.height - top - bottom;
  const bars = [
    [0, 0, rect.width, top], [0, rect.height - bottom, rect.width, bottom],
    [0, top, left, inner], [rect.width - right, top, right, inner],
  ];
  for (const [x, y, width, height] of bars) {
    if (width > 0 && height > 0) {
      host.append(h("div", { class: "edge-bar " + tone,
        style: `left:${rect.x + x}px;top:${rect.y + y}px;width:${width}px;height:${height}px` }));
    }
  }
}

/** What differs between the cells of two steps: by controllers, each with how it differs. */
function differences(trace, left, right) {
  const [a, b] = [trace.moment(left), trace.moment(right)];
  const [before, after] = [trace.places(left), trace.places(right)];
  const marks = { left: [], right: [], words: [] };
  const inSight = (moment, number) => {
    const node = moment.nodes.get(number);
    return node?.frame && node.frame[2] > 0 && node.frame[3] > 0;
  };
  for (const [controller, node] of before) {
    const other = after.get(controller);
    if (!inSight(a, node)) continue;
    if (other === undefined) {
      marks.left.push([node, "gone"]);
      marks.words.push([controller, "gone"]);
    } else if (looksOf(trace, a, node) !== looksOf(trace, b, other)) {
      marks.left.push([node, "updated"]);
      marks.right.push([other, "updated"]);
      marks.words.push([controller, "looks different"]);
    } else if (JSON.stringify(a.nodes.get(node).frame) !== JSON.stringify(b.nodes.get(other).frame)) {
      marks.left.push([node, "moved"]);
      marks.right.push([other, "moved"]);
      marks.words.push([controller, "moved"]);
    }
  }
  for (const [controller, node] of after) {
    if (before.has(controller) || !inSight(b, node)) continue;
    marks.right.push([node, "new"]);
    marks.words.push([controller, "new"]);
  }
  return marks;
}
"""##

    static let panels = ##"""
// panels.js
// The panels beside the screen: sections on the left; on the right what a step did, and a controller.


const hookText = (hook) => {
  const [name, reason] = hook.split(": ");
  return reason ? `${name} for ${reason}` : name;
};

/** A button that stands for a controller. */
function controllerButton(trace, number, select, note) {
  return h("button", { class: "link", onclick: () => select(number) },
    h("span", { class: "type" }, trace.typeOf(number)), " ",
    h("span", { class: "id" }, trace.idOf(number)),
    note ? h("span", { class: "note" }, " " + note) : null);
}

function itemButton(trace, item, index, select, note) {
  const controller = trace.controllerOf(item, index);
  if (controller !== undefined) return controllerButton(trace, controller, select, note);
  const { type, id } = trace.items[item] ?? { type: "an item", id: "" };
  return h("span", { class: "link plain" },
    h("span", { class: "type" }, type), " ", h("span", { class: "id" }, id),
    note ? h("span", { class: "note" }, " " + note) : null);
}

const LONG = 60;

/** @param total How many there are, if the trace does not have all of them. */
function list(title, entries, make, tone, total = entries?.length) {
  if (!entries?.length) return null;
  const shown = entries.slice(0, LONG);
  return h("section", { class: "group" },
    h("h3", { class: tone ?? "" }, title, h("span", { class: "count" }, total)),
    h("ul", {}, shown.map((entry) => h("li", {}, make(entry)))),
    total > LONG ? h("p", { class: "quiet" }, `and ${total - LONG} more`) : null);
}

/** How many items a section may have that is open at first, and all of these together. */
const SHORT = 60;
const OPEN = 150;
/** How many rows are made of a section. */
const ROWS = 400;

/**
 * The sections of all lists, as a tree. The rows of a section are made when it is open.
 *
 * @param opened By section: whether the user has opened or closed it. It is kept up to date.
 * @param wanted An item to be among the rows, however long its section is.
 */
function sectionTree(trace, index, selected, select, opened, wanted = null) {
  const moment = trace.moment(index);
  const mounted = trace.places(index);
  const changed = changedItems(trace.steps[index]);
  let open = 0;
  const lists = [...moment.lists].map(([number, known]) => {
    const name = known.holder === undefined ? "List" : `List in ${trace.nameOf(known.holder)}`;
    return h("div", { class: "list", role: "group", "aria-label": name },
      h("h3", {}, name),
      (known.sections ?? []).map((section) => sectionBranch(section, `${number}/${section.id}`)));
  });
  function sectionBranch(section, key) {
    const place = wanted === null ? -1 : section.items.indexOf(wanted);
    const first = Math.max(0, Math.min(place - ROWS / 2, section.items.length - ROWS));
    const items = section.items.slice(first, first + ROWS);
    const holdsSelected = place >= 0 ||
      (selected !== null && items.some((item) => trace.controllerOf(item, index) === selected));
    const isShort = section.count <= SHORT && open + section.count <= OPEN;
    const isOpen = opened.get(key) ?? (isShort || holdsSelected);
    if (isOpen) open += section.count;
    const rows = h("ul", { role: "list" }, isOpen ? items.map(row) : []);
    const rest = section.items.length - first - items.length;
    const more = (count, text, add) => count > 0
      ? h("button", { class: "link more", onclick: (event) => { add(); event.currentTarget.remove(); } }, text) : null;
    const before = more(first, `${count(first, "item")} before`, () => rows.prepend(...section.items.slice(0, first).map(row)));
    const after = more(rest, `${count(rest, "more item")}`, () => rows.append(...section.items.slice(-rest).map(row)));
    const toggle = (event) => {
      const opens = !event.currentTarget.parentNode.open;
      opened.set(key, opens);
      if (opens && !rows.firstChild) rows.append(...items.map(row));
    };
    return h("details", { open: isOpen },
      h("summary", { onclick: toggle }, h("span", { class: "name" }, trace.texts[section.id]),
        h("span", { class: "count" }, section.count)),
      before, rows, after,
      section.count > section.items.length
        ? h("p", { class: "quiet" }, `and ${section.count - section.items.length} more`) : null);
  }
  function row(item) {
    const controller = trace.controllerOf(item, index);
    const isMounted = controller !== undefined && mounted.has(controller);
    const change = changed.get(item);
    return h("li", {}, h("button", {
      class: "row" + (isMounted ? " mounted" : ""),
      "aria-pressed": controller !== undefined && controller === selected ? "true" : "false",
      disabled: controller === undefined,
      title: controller === undefined ? "No controller: it has not been needed yet" : isMounted ? "Mounted" : "Off screen",
      dataset: { change: change ?? "", item },
      onclick: () => select(controller),
    }, h("span", { class: "dot" }), h("span", { class: "id" }, trace.items[item]?.id ?? ""),
      change ? h("span", { class: "change" }, change) : null));
  }
  return lists.length ? lists : h("p", { class: "quiet" }, "No list yet.");
}

function changedItems(step) {
  const changed = new Map();
  for (const update of step.updates ?? []) {
    for (const item of update.updated ?? []) changed.set(item, "updated");
    for (const [, item] of update.moved ?? []) changed.set(item, "moved");
    for (const item of update.inserted ?? []) changed.set(item, "new");
  }
  return changed;
}

/** What a step did: updates, hooks, issues. */
function report(trace, index, select, filter) {
  const step = trace.steps[index];
  const parts = [];
  for (const issue of step.issues ?? []) {
    parts.push(h("section", { class: "issue", role: "alert" },
      h("h3", {}, "Issue: ", issue.code), h("p", {}, issue.summary),
      h("p", { class: "quiet" }, "To fix this, ", issue.fix),
      issue.location ? h("p", { class: "place" }, issue.location) : null));
  }
  for (const update of step.updates ?? []) parts.push(updateReport(trace, update, index, select));
  const hooks = hooksOf(trace, step, filter);
  if (hooks.configured.length) {
    parts.push(list("Configured", hooks.configured, ([number, why]) =>
      controllerButton(trace, number, select, `for ${why}`)));
  }
  if (hooks.all.length) {
    parts.push(h("details", { class: "group" },
      h("summary", {}, "Hooks in order", h("span", { class: "count" }, hooks.all.length)),
      h("ol", { class: "hooks" }, hooks.all.slice(0, 300).map(([number, hook]) =>
        h("li", {}, controllerButton(trace, number, select), h("code", {}, hookText(hook))))),
      hooks.all.length > 300 ? h("p", { class: "quiet" }, `and ${hooks.all.length - 300} more`) : null));
  }
  if (!parts.length) parts.push(h("p", { class: "quiet" }, "No controller was called in this step."));
  return parts;
}

function hooksOf(trace, step, filter) {
  const all = (step.hooks ?? []).map(([number, text]) => [number, trace.texts[text]])
    .filter(([, hook]) => filter.shows(hook));
  const configured = all.filter(([, hook]) => hook.startsWith("configure: "))
    .map(([number, hook]) => [number, hook.slice("configure: ".length)]);
  return { all, configured };
}

function updateReport(trace, update, index, select) {
  const item = (item, note) => itemButton(trace, item, index, select, note);
  const total = update.totals ?? {};
  return h("section", { class: "update" },
    h("h3", {}, "Update", h("span", { class: "badge" }, update.style)),
    h("p", { class: "quiet" }, update.summary.replace(/^.*?: /, "")),
    update.location ? h("p", { class: "place" }, update.location) : null,
    timings(update.timings),
    stages(trace, update.stages),
    list("Inserted", update.inserted, (number) => item(number), "new", total.inserted),
    list("Removed", update.removed, (number) => item(number), "gone", total.removed),
    list("Moved", update.moved, ([from, to]) => {
      const [before, after] = [trace.items[from], trace.items[to]];
      return item(to,
        before && after && before.section !== after.section ? `from ${before.section} to ${after.section}` : "");
    }, "moved", total.moved),
    list("Updated", update.updated, (number) => item(number), "updated", total.updated),
    list("Environment changed", update.environment, (number) => item(number), "", total.environment),
    list("Controllers made", update.made, ([number, why]) => item(number, `because ${why}`), "", total.made),
    list("Controllers released", update.released, ([number, why]) => item(number, `because ${why}`), "", total.released),
    update.coalesced ? h("p", { class: "quiet" }, `${count(update.coalesced, "earlier update")} never shown, because this one replaced it`) : null);
}

function stages(trace, stages) {
  if (!stages?.length) return null;
  const words = { deletedSections: ["section", "deleted"], insertedSections: ["section", "inserted"],
    movedSections: ["section", "moved"], deleted: ["item", "deleted"], inserted: ["item", "inserted"], moved: ["item", "moved"] };
  return h("ol", { class: "stages", "aria-label": "Stages of the plan" }, stages.map((stage, at) =>
    h("li", {}, h("b", {}, `Stage ${at + 1} `), Object.entries(stage).map(([name, of]) => `${count(of.length, words[name][0])} ${words[name][1]}`).join(", "))));
}

function timings(timings) {
  const phases = Object.entries(timings);
  const total = phases.reduce((sum, [, time]) => sum + time, 0);
  const text = phases.map(([name, time]) => `${name} ${time.toFixed(2)} ms`).join(", ");
  return h("div", { class: "timings" },
    h("div", { class: "bar", role: "img", "aria-label": text, title: text },
      phases.map(([name, time]) => h("i", { class: name, style: `flex-grow:${Math.max(time, total / 200)}` }))),
    h("span", { class: "quiet" }, `${total.toFixed(2)} ms`));
}

/** All about one controller. */
function controllerPanel(trace, number, index, goTo, filter) {
  const record = trace.controllers.get(number);
  if (!record) return h("p", { class: "quiet" }, "Select a cell, a row of the sections, or search for an identity.");
  const known = trace.controller(number, index);
  const before = index > 0 ? trace.controller(number, index - 1) : null;
  const place = trace.places(index).get(number);
  const item = trace.items[known?.item];
  const texts = place === undefined ? [] : textsOf(trace, trace.moment(index), place);
  const status = !known ? "not made yet" : known.ended ? "removed" : place === undefined ? "off screen" : "mounted";
  return [
    h("header", { class: "who" },
      h("h2", {}, trace.idOf(number)), h("p", { class: "type" }, trace.typeOf(number)),
      h("p", {}, h("span", { class: "badge " + status.replaceAll(" ", "-") }, status),
        item ? h("span", { class: "quiet" }, ` in section ${item.section}`) : null)),
    texts.length ? h("section", { class: "group" }, h("h3", {}, "Shows"), h("p", { class: "shows" }, texts.join(" · "))) : null,
    members("View model", known?.model, before?.model),
    members("State", known?.state, before?.state),
    members("Cell", frameOf(trace, number, index), index > 0 ? frameOf(trace, number, index - 1) : null),
    hookHistory(record, index, goTo, filter),
  ];
}

/** Where the cell of a controller is in its list, and how large it is, in points. */
function frameOf(trace, number, index) {
  const frame = trace.moment(index).nodes.get(trace.places(index).get(number))?.frame;
  if (!frame) return null;
  const [x, y, width, height] = frame.map((length) => Math.round(length * 100) / 100);
  return [["frame", `(${x}, ${y}), ${width} × ${height}`]];
}

function members(title, values, old) {
  if (!values?.length) return null;
  return h("section", { class: "group" }, h("h3", {}, title),
    h("dl", {}, values.flatMap(([name, value], at) => {
      const earlier = old?.find((member) => member[0] === name)?.[1] ?? old?.[at]?.[1];
      const isChanged = earlier !== undefined && earlier !== value;
      return [h("dt", {}, name || "value"),
        h("dd", { class: isChanged ? "changed" : "" }, isChanged ? [h("del", {}, earlier), " "] : null, value)];
    })));
}

function hookHistory(record, index, goTo, filter) {
  const steps = [];
  for (const { step, hook } of record.hooks) {
    if (!filter.shows(hook)) continue;
    if (steps.at(-1)?.step !== step) steps.push({ step, hooks: [] });
    const hooks = steps.at(-1).hooks;
    const text = hookText(hook);
    if (hooks.at(-1)?.text === text) hooks.at(-1).times += 1;
    else hooks.push({ text, times: 1 });
  }
  if (!steps.length) return null;
  return h("section", { class: "group" }, h("h3", {}, "History"),
    h("ol", { class: "history" }, steps.map(({ step, hooks }) =>
      h("li", { "aria-current": step === index ? "step" : null, class: step > index ? "later" : "" },
        h("button", { class: "link", onclick: () => goTo(step) }, `Step ${step + 1}`),
        h("span", {}, hooks.map(({ text, times }) => times > 1 ? `${text} ×${times}` : text).join(", "))))));
}

/** Controllers whose type, identity, section or texts hold all words, and then items of the step that have no controller. */
function search(trace, words, index) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const moment = trace.moment(index);
  const places = trace.places(index);
  const found = [];
  for (const [number, record] of trace.controllers) {
    const known = record.versions.at(-1)?.value;
    const item = trace.items[known?.item];
    const place = places.get(number);
    const values = [...(known?.model ?? []), ...(known?.state ?? [])].map(([name, value]) => `${name} ${value}`);
    const text = [trace.nameOf(number), item?.section, ...values,
      ...(place === undefined ? [] : textsOf(trace, moment, place))].join(" ").toLowerCase();
    if (wanted.every((word) => text.includes(word))) {
      const isExact = trace.idOf(number).toLowerCase().replaceAll("\"", "") === words.trim().toLowerCase();
      const [first, last] = trace.span(number);
      const isThere = first <= index && index <= last;
      found.push({ number, isExact, isMounted: place !== undefined, isThere, first, last });
    }
  }
  for (const { sections } of moment.lists.values()) {
    for (const section of sections ?? []) {
      for (const item of section.items) {
        if (trace.controllerOf(item, trace.length - 1) !== undefined) continue;
        const { type, id, section: name } = trace.items[item];
        const text = `${type} ${id} ${name}`.toLowerCase();
        if (!wanted.every((word) => text.includes(word))) continue;
        const isExact = id.toLowerCase().replaceAll("\"", "") === words.trim().toLowerCase();
        found.push({ item, number: Infinity, isExact, isMounted: false, isThere: true, first: index, last: index });
      }
    }
  }
  return found.sort((a, b) =>
    b.isExact - a.isExact || b.isMounted - a.isMounted || b.isThere - a.isThere || (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
}
"""##

    static let viewer = ##"""
// viewer.js
// The page: ties the screen, the strip and the panels to the step that is shown.


const HOLD = 650;
const SPEEDS = [1, 0.25];

class Viewer {
  constructor(trace, { find = (id) => document.getElementById(id), isLive = false } = {}) {
    this.trace = trace;
    this.isLive = isLive;
    this.find = find;
    this.index = -1;
    this.pinned = null;
    this.selected = null;
    this.opened = new Map();
    this.animations = [];
    this.isPlaying = false;
    this.speed = 0;
    this.options = { frames: false, insets: false, safeArea: false };
    this.screen = new Screen(find("screen"), trace);
    this.other = new Screen(find("other-screen"), trace);
    this.strip = new Strip(find("strip"), trace, (index) => this.goTo(index));
    this.filter = new HookFilter(trace);
    if (!isLive) {
      this.timeline = new Timeline(find("timeline"), trace, (index) => this.goTo(index, { animated: false }));
      find("filter").replaceChildren(...[this.filter.boxes(() => this.refresh())].filter(Boolean));
    }
    this.listen();
  }

  get last() { return this.trace.length - 1; }

  /** Shows what has just come in. */
  follow(index, rate) {
    this.endAnimations();
    const step = this.trace.steps[index];
    const isAnimated = (step.updates ?? []).some((update) => update.style === "animated" && update.stages);
    if (isAnimated && index > 0 && this.index === index - 1 && !prefersStillness()) {
      this.animations = transition(this.screen, this.trace, this.index, index, rate);
    } else {
      this.screen.show(this.trace.moment(index));
    }
    this.index = index;
  }

  /** Shows a step; the next one in motion, if motion is wanted. */
  goTo(index, { animated = true, keepsPlaying = false } = {}) {
    const target = Math.min(Math.max(index, 0), this.last);
    if (!keepsPlaying) this.stop();
    if (target === this.index) return Promise.resolve();
    this.endAnimations();
    const from = this.index;
    this.index = target;
    const moves = animated && from >= 0 && Math.abs(target - from) === 1 && !prefersStillness();
    if (moves) {
      this.animations = transition(this.screen, this.trace, from, target, SPEEDS[this.speed]);
    } else {
      this.screen.show(this.trace.moment(target));
    }
    this.refresh();
    return Promise.allSettled(this.animations.map((animation) => animation.finished))
      .then(() => this.afterMotion(target));
  }

  afterMotion(index) {
    if (this.index !== index) return;
    this.endAnimations();
    this.overlay();
  }

  endAnimations() {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    for (const ghost of this.find("screen").querySelectorAll(".ghost")) ghost.remove();
  }

  select(controller) {
    this.selected = controller === this.selected ? null : controller;
    this.refresh();
    if (this.selected !== null) this.showTab("controller");
  }

  async play() {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    this.markPlaying();
    if (this.index === this.last) await this.goTo(0, { animated: false, keepsPlaying: true });
    const run = (this.run = Symbol("run"));
    while (this.run === run && this.index < this.last) {
      await pause(HOLD / SPEEDS[this.speed]);
      if (this.run !== run) return;
      await this.goTo(this.index + 1, { keepsPlaying: true });
    }
    if (this.run === run) this.stop();
  }

  stop() {
    this.run = null;
    this.isPlaying = false;
    this.markPlaying();
  }

  markPlaying() {
    const button = this.find("play");
    if (!button) return;
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    button.dataset.playing = this.isPlaying;
  }

  /** Writes everything that depends on the step, the selection and the options. */
  refresh() {
    const { trace, index } = this;
    if (index < 0) return;
    const step = trace.steps[index];
    this.find("caption").textContent = step.caption ?? "";
    this.find("position").textContent = `Step ${index + 1} of ${trace.length}`;
    this.find("announcer").textContent = `Step ${index + 1} of ${trace.length}: ${step.caption ?? ""}`;
    const slider = this.find("slider");
    if (slider) {
      slider.max = trace.length;
      slider.value = index + 1;
      slider.setAttribute("aria-valuetext", `Step ${index + 1}: ${step.caption ?? ""}`);
    }
    this.find("sections").replaceChildren(...[sectionTree(trace, index, this.selected, (number) => this.select(number), this.opened, this.wanted)].flat());
    fill(this.find("report"), report(trace, this.told ?? index, (number) => this.select(number), this.filter));
    fill(this.find("controller"), controllerPanel(trace, this.selected, index, (step) => this.goTo(step), this.filter));
    if (!this.isLive) {
      this.find("moment").textContent = timeInWords(trace, index);
      this.strip.update(index, this.pinned);
      this.timeline.update(index, this.filter);
      this.link();
    }
    this.strip.track.setAttribute("aria-activedescendant", `step-${index + 1}`);
    this.describeScreen();
    this.compare();
    this.overlay();
  }

  /** Lets the page's address name the step and the controller that are shown, so that Back leads to those before. */
  link() {
    const parts = new URLSearchParams({ step: this.index + 1 });
    if (this.selected !== null) parts.set("controller", this.selected);
    if (location.hash === `#${parts}`) return;
    // Steps in quick succession, as of a key that is held, are one step back.
    const isQuick = this.linkedAt === undefined || this.isPlaying || performance.now() - this.linkedAt < 250;
    this.linkedAt = performance.now();
    window.history[isQuick ? "replaceState" : "pushState"](null, "", `#${parts}`);
  }

  /** Shows the step and the controller that the page's address names. */
  followLink() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const [step, controller] = [Number(parts.get("step")), Number(parts.get("controller") ?? NaN)];
    this.selected = this.trace.controllers.has(controller) ? controller : null;
    const target = step > 0 ? Math.min(step - 1, this.last) : Math.max(this.index, 0);
    if (target === this.index) this.refresh();
    else this.goTo(target, { animated: false });
    this.showTab(this.selected === null ? "report" : "controller");
    this.linkedAt = performance.now();
  }

  /** Names the cells for assistive technologies. */
  describeScreen() {
    const mounts = this.trace.mounts(this.index);
    for (const [number, part] of this.screen.elements) {
      const controller = mounts.get(number);
      if (controller !== undefined) part.box.setAttribute("aria-pressed", controller === this.selected);
      if (controller === part.controller) continue;
      part.controller = controller;
      if (controller === undefined) {
        for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) part.box.removeAttribute(name);
      } else {
        part.box.setAttribute("role", "button");
        part.box.setAttribute("aria-label", this.trace.nameOf(controller));
        part.box.tabIndex = -1;
      }
    }
    // One cell is reached by Tab, and the others from there by the arrows.
    if (this.isLive) return;
    const cells = this.cells;
    const reached = cells.find((cell) => cell === document.activeElement) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === reached ? 0 : -1;
  }

  /** The cells on the screen, from top to bottom. */
  get cells() {
    return [...this.find("screen").querySelectorAll("[role=button]")].filter((cell) => !cell.closest(".ghost"))
      .map((cell) => [cell, cell.getBoundingClientRect()])
      .sort(([, a], [, b]) => a.top - b.top || a.left - b.left).map(([cell]) => cell);
  }

  keyOnScreen(event) {
    const cell = event.target.closest("[role=button]");
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") this.selectAt(cell);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const cells = this.cells;
      const next = cells[cells.indexOf(cell) + (event.key === "ArrowDown" ? 1 : -1)];
      if (!next) return;
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  overlay() {
    if (this.index < 0) return;
    const marks = this.marks ?? { left: [], right: [] };
    drawOverlays(this.find("overlay"), this.screen, this.trace, this.index,
      { ...this.options, selected: this.selected, marks: marks.right });
    if (this.pinned !== null) {
      drawOverlays(this.find("other-overlay"), this.other, this.trace, this.pinned,
        { ...this.options, selected: this.selected, marks: marks.left });
    }
    this.find("stage").classList.toggle("frames", this.options.frames);
  }

  /** Keeps a step beside the one that is shown, or lets go of it. */
  pin(index) {
    this.pinned = index;
    this.refresh();
    this.fit();
  }

  compare() {
    const isPinned = this.pinned !== null;
    this.find("other").hidden = !isPinned;
    const button = this.find("compare");
    if (button) button.setAttribute("aria-pressed", isPinned);
    const words = this.find("differences");
    this.marks = null;
    if (!isPinned) {
      words.hidden = true;
      return;
    }
    this.other.show(this.trace.moment(this.pinned));
    this.find("other-caption").textContent = `Step ${this.pinned + 1}: ${this.trace.steps[this.pinned].caption ?? ""}`;
    this.marks = differences(this.trace, this.pinned, this.index);
    words.hidden = false;
    words.textContent = this.marks.words.length
      ? this.marks.words.map(([number, how]) => `${this.trace.nameOf(number)} ${how}`).join("; ")
      : "Nothing differs.";
  }

  /** Makes the screens as large as there is room for them. */
  fit() {
    const stage = this.find("stage");
    const size = this.trace.length ? this.trace.moment(Math.max(this.index, 0)).screen.size : null;
    const [width, height] = size ?? [390, 844];
    const phones = this.pinned === null ? 1 : 2;
    const room = [stage.clientWidth / phones - 56, stage.clientHeight - 72];
    const scale = Math.max(0.2, Math.min(1, room[0] / (width + 20), room[1] / (height + 20)));
    stage.style.setProperty("--scale", scale);
    stage.style.setProperty("--width", width + "px");
    stage.style.setProperty("--height", height + "px");
    this.overlay();
  }

  showTab(name) {
    for (const tab of ["report", "controller"]) {
      this.find(`tab-${tab}`).setAttribute("aria-selected", tab === name);
      this.find(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
      this.find(tab).hidden = tab !== name;
    }
  }

  toggle(option) {
    this.options[option] = !this.options[option];
    this.find(`show-${option}`).setAttribute("aria-pressed", this.options[option]);
    this.overlay();
  }

  slow() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    this.find("slow").setAttribute("aria-pressed", this.speed > 0);
    for (const animation of this.animations) animation.playbackRate = SPEEDS[this.speed];
  }

  listen() {
    const on = (id, type, action) => this.find(id)?.addEventListener(type, action);
    on("play", "click", () => this.play());
    on("back", "click", () => this.goTo(this.index - 1));
    on("forward", "click", () => this.goTo(this.index + 1));
    on("slow", "click", () => this.slow());
    on("slider", "input", (event) => this.goTo(Number(event.target.value) - 1));
    on("compare", "click", () => this.pin(this.pinned === null ? this.index : null));
    for (const option of Object.keys(this.options)) {
      on(`show-${option}`, "click", () => this.toggle(option));
    }
    for (const tab of ["report", "controller"]) {
      on(`tab-${tab}`, "click", () => this.showTab(tab));
      on(`tab-${tab}`, "keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.stopPropagation();
        const next = tab === "report" ? "controller" : "report";
        this.showTab(next);
        this.find(`tab-${next}`).focus();
      });
    }
    on("theme", "click", () => this.changeTheme());
    if (!this.isLive) {
      on("screen", "click", (event) => this.selectAt(event.target));
      on("screen", "keydown", (event) => this.keyOnScreen(event));
      on("help", "click", () => this.showKeys());
    }
    on("search", "input", () => this.search());
    on("search", "keydown", (event) => this.keyInSearch(event));
    on("results", "keydown", (event) => this.keyInResults(event));
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest?.(".search")) this.closeResults();
    });
    if (!this.isLive) {
      document.addEventListener("keydown", (event) => this.key(event));
      addEventListener("popstate", () => this.followLink());
    }
    new ResizeObserver(() => this.fit()).observe(this.find("stage"));
  }

  selectAt(element) {
    const mounts = this.trace.mounts(this.index);
    const moment = this.trace.moment(this.index);
    for (let node = Screen.numberOf(element); node != null; node = parentOf(moment, node)) {
      const controller = mounts.get(node);
      if (controller !== undefined) return this.select(controller);
    }
    return undefined;
  }

  search() {
    const words = this.find("search").value;
    const found = search(this.trace, words, this.index).slice(0, 12);
    const results = this.find("results");
    results.hidden = !words.trim();
    this.found = found;
    this.find("search").setAttribute("aria-expanded", !results.hidden);
    fill(results, found.length
      ? found.map((result) => {
        const { number, item, isMounted, first, last } = result;
        const isItem = item !== undefined;
        return h("button", { class: "result", role: "option", onclick: () => this.take(result) },
          h("span", { class: "type" }, isItem ? this.trace.items[item].type : this.trace.typeOf(number)), " ",
          h("b", {}, isItem ? this.trace.items[item].id : this.trace.idOf(number)),
          h("span", { class: "note" },
            isItem ? " has no controller" : isMounted ? " on screen" : ` in steps ${first + 1} to ${last + 1}`));
      })
      : h("p", { class: "quiet", role: "status" }, "No matches."));
  }

  closeResults() {
    const results = this.find("results");
    if (!results || results.hidden) return;
    results.hidden = true;
    this.find("search").setAttribute("aria-expanded", "false");
  }

  /** Goes to what was found. */
  take({ number, item }) {
    if (item === undefined) return this.choose(number);
    this.closeResults();
    this.wanted = item;
    this.refresh();
    const row = this.find("sections").querySelector(`[data-item="${item}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.classList.add("found");
    return undefined;
  }

  choose(number) {
    this.closeResults();
    if (this.selected !== number) this.select(number);
    const place = this.trace.places(this.index).get(number);
    if (place === undefined) {
      const step = this.trace.controllers.get(number)?.versions.find((version) => version.value.node != null)?.step;
      if (step !== undefined) this.goTo(step);
    }
  }

  keyInSearch(event) {
    event.stopPropagation();
    if (event.key === "Enter" && this.found?.length) this.take(this.found[0]);
    if (event.key === "ArrowDown") this.find("results").querySelector("button")?.focus();
    if (event.key === "Escape") {
      event.target.value = "";
      this.search();
      event.target.blur();
    }
  }

  keyInResults(event) {
    event.stopPropagation();
    const buttons = [...this.find("results").querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    if (event.key === "ArrowDown") buttons[at + 1]?.focus();
    else if (event.key === "ArrowUp") (buttons[at - 1] ?? this.find("search")).focus();
    else if (event.key === "Escape") {
      this.closeResults();
      this.find("search").focus();
    } else return;
    event.preventDefault();
  }

  /** Shows which keys there are, or lets go of the list. */
  showKeys() {
    const keys = this.find("keys");
    if (keys.open) keys.close();
    else keys.showModal();
  }

  key(event) {
    if (this.find("keys")?.open && event.key !== "?") return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const field = event.target.closest?.("input, textarea, [contenteditable]");
    if (field && field.id !== "slider") return;
    const isButton = event.target.closest?.("button, summary");
    const actions = {
      ArrowRight: () => this.goTo(this.index + 1),
      ArrowLeft: () => this.goTo(this.index - 1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.last),
      " ": isButton ? null : () => this.play(),
      p: () => this.play(),
      s: () => this.slow(),
      f: () => this.toggle("frames"),
      i: () => this.toggle("insets"),
      a: () => this.toggle("safeArea"),
      c: () => this.pin(this.pinned === null ? this.index : null),
      d: () => this.changeTheme(),
      "/": () => this.find("search").focus(),
      "?": () => this.showKeys(),
      Escape: () => this.select(this.selected),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    this.closeResults();
    action();
  }

  changeTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }
}

const fill = (element, children) => element.replaceChildren(...[children].flat().filter(Boolean));
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
"""##

    static let main = ##"""
// main.js
// The page of a trace that stands in the page itself.


function open() {
  let data = null;
  try {
    data = JSON.parse(document.getElementById("trace").textContent);
  } catch (error) {
    return complain(`The trace cannot be read: ${error.message}`);
  }
  const problem = problemOf(data);
  if (problem) return complain(problem);
  if (!data.steps.length) return complain("This trace has no steps.");
  const trace = read(data);
  const viewer = new Viewer(trace);
  viewer.followLink();
  viewer.fit();
  globalThis.viewer = viewer;
  document.documentElement.dataset.ready = "true";
}

function complain(problem) {
  document.body.replaceChildren(h("p", { class: "problem", role: "alert" }, problem));
  document.documentElement.dataset.ready = "failed";
}

open();
"""##

    static let phone = ##"""
// phone.js
// A phone on the page of live: what it shows, and what fingers do there.


/** How long the panels wait for nothing to move, and how long at most, in milliseconds. */
const REFRESH = 160;
const REFRESH_AT_LAST = 1000;

/** The parts of the page that tell of the phone that was touched last. */
const PANELS = ["sections", "report", "controller", "tab-report", "tab-controller", "announcer"];
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

class Phone {
  /**
   * @param page What messages go through.
   * @param number The number by which the app knows the phone.
   * @param figure The elements of the phone.
   */
  constructor(page, number, figure) {
    this.page = page;
    this.number = number;
    this.figure = figure;
    this.queue = [];
    this.isWaiting = false;
    this.frameTimes = [];
    this.settings = { dark: false, rightToLeft: false, background: false };
    this.glass = figure.querySelector(".touchable");
    this.listen();
  }

  part(name) { return this.figure.querySelector(`.${name}`); }

  /** The element that the viewer writes into: panels belong to one phone at a time. */
  find(id) {
    if (id === "screen") return this.glass;
    if (id === "overlay") return this.part("overlay");
    const isShown = PANELS.includes(id) ? this.page.active === this : this.number === 0;
    const element = isShown ? document.getElementById(id) : null;
    if (element) return element;
    this.spare ??= new Map();
    if (!this.spare.has(id)) this.spare.set(id, document.createElement("div"));
    return this.spare.get(id);
  }

  /** Forgets all, and begins to follow a screen. */
  begin(title) {
    this.trace = new Trace(title);
    if (!this.viewer) {
      this.viewer = new Viewer(this.trace, { find: (id) => this.find(id), isLive: true });
      this.viewer.screen.showsIndicators = true;
      this.viewer.fit = () => this.page.fit();
      this.viewer.showTab("report");
      return;
    }
    const { viewer } = this;
    viewer.trace = this.trace;
    viewer.screen.trace = this.trace;
    viewer.index = -1;
    viewer.told = undefined;
    viewer.selected = null;
    viewer.opened.clear();
    for (const id of ["sections", "report", "controller"]) viewer.find(id).replaceChildren();
    viewer.animations = [];
    for (const [number, part] of viewer.screen.elements) {
      part.box.remove();
      viewer.screen.elements.delete(number);
    }
  }

  send(message) {
    const last = this.queue.at(-1);
    message.at = performance.now();
    if (message.phase === "move" && last?.phase === "move") this.queue[this.queue.length - 1] = message;
    else this.queue.push(message);
    this.lastActive = performance.now();
  }

  receive(answer) {
    if (answer.surroundings) this.showSurroundings(answer.surroundings);
    if (answer.step) this.show(answer.step);
    this.figure.classList.toggle("refreshing", answer.refreshing === true);
    this.figure.classList.toggle("writing", answer.writing === true);
    if ("writing" in answer) this.setWriting(answer.writing);
    if ("keyboard" in answer) this.showKeyboard(answer.keyboard);
    if ("caret" in answer) this.showCaret(answer.caret);
    if ("menu" in answer) this.showMenu(answer.menu);
  }

  show(step) {
    const now = performance.now();
    this.lastActive = now;
    this.frameTimes.push(now);
    if (this.frameTimes.length > 2000) this.frameTimes.splice(0, 1000);
    const index = this.trace.append(step);
    const before = index > 0 ? this.trace.moments[index - 1]?.screen : null;
    this.viewer.follow(index, this.page.speed);
    this.trace.forget(index - 1);
    if (before !== this.screen) this.page.fit();
    if (this.viewer.selected !== null) this.viewer.overlay();
    if (step.hooks || step.updates || step.issues || step.lists) {
      if (step.hooks || step.updates || step.issues) this.viewer.told = index;
      this.refreshSoon();
    }
  }

  /** What the app's screen is like now. */
  get screen() { return this.trace?.length ? this.trace.moment(this.trace.length - 1).screen : {}; }

  /** The panels are written when nothing moves, or else as often as anyone reads them. */
  refreshSoon() {
    const now = performance.now();
    this.refreshDue ??= now + REFRESH_AT_LAST;
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => {
      this.refreshDue = undefined;
      this.viewer.refresh();
    }, Math.max(0, Math.min(REFRESH, this.refreshDue - now)));
  }

  showSurroundings({ width, height, textSize, widthClass, dark, rightToLeft }) {
    this.size = [width, height];
    this.textSize = textSize;
    this.widthClass = widthClass;
    this.settings = { dark, rightToLeft, background: false };
  }

  /** The keyboard's text goes through a field of the page, so that emoji, input methods and pasting work. */
  setWriting(isWriting) {
    if (isWriting === this.isWriting) return;
    this.isWriting = isWriting;
    this.page.setWriting(this, isWriting);
  }

  /** Shows a keyboard of a height, which can be touched. */
  showKeyboard(height) {
    if (height === this.keyboardHeight) return;
    this.keyboardHeight = height;
    const keyboard = this.part("keyboard");
    keyboard.hidden = !height;
    keyboard.style.height = `${height}px`;
    keyboard.classList.toggle("dark", this.settings.dark);
    if (!height || keyboard.childElementCount) return;
    const key = (name, text = name, extra = "") => h("span", { class: `key ${extra}`, dataset: { key: name } }, text);
    const rows = KEYS.map((letters) => [...letters].map((letter) => key(letter)));
    rows[2].push(key("Backspace", "⌫", "named"));
    rows.push([key(",", ",", "named"), key(" ", "space", "space"), key("Enter", "return", "named")]);
    keyboard.replaceChildren(...rows.map((keys) => h("div", {}, ...keys)));
  }

  showCaret(rect) {
    const caret = this.part("caret");
    const text = rect?.join(" ");
    if (text === this.caretText) return;
    this.caretText = text;
    caret.hidden = !rect;
    if (!rect) return;
    [caret.style.left, caret.style.top, caret.style.width, caret.style.height] = rect.map((length) => `${length}px`);
    // It begins to blink anew after each character, so that it can be seen while one types.
    caret.getAnimations().forEach((animation) => { animation.currentTime = 0; });
  }

  showMenu(menu) {
    const place = this.part("menu");
    if (!menu) {
      place.hidden = true;
      this.menuText = null;
      return;
    }
    const text = JSON.stringify(menu);
    if (text === this.menuText) return;
    this.menuText = text;
    place.replaceChildren(
      menu.title ? h("p", {}, menu.title) : "",
      ...menu.actions.map((action, index) => h("button", {
        role: "menuitem", class: action.destructive ? "destructive" : "", disabled: action.disabled,
        onclick: () => this.send({ type: "choose", index }),
      }, action.title)));
    place.hidden = false;
    place.querySelector("button")?.focus();
  }

  /** Where something happens, in points of the phone's screen. */
  point(event) {
    const rect = this.glass.getBoundingClientRect();
    const scale = rect.width / (this.screen.size?.[0] ?? rect.width);
    return { x: (event.clientX - rect.x) / scale, y: (event.clientY - rect.y) / scale };
  }

  listen() {
    const { glass } = this;
    glass.addEventListener("pointerdown", (event) => {
      if (!this.trace?.length || event.button !== 0) return;
      this.page.activate(this);
      if (this.page.inspects || event.altKey) {
        this.viewer.selectAt(event.target);
        return;
      }
      glass.setPointerCapture(event.pointerId);
      (this.isWriting ? document.getElementById("typing") : glass).focus({ preventScroll: true });
      this.finger = event.pointerId;
      this.send({ type: "touch", phase: "down", ...this.point(event) });
      event.preventDefault();
    });
    glass.addEventListener("pointermove", (event) => {
      if (this.finger === event.pointerId) this.send({ type: "touch", phase: "move", ...this.point(event) });
    });
    const end = (phase) => (event) => {
      if (this.finger !== event.pointerId) return;
      this.finger = null;
      this.send({ type: "touch", phase, ...this.point(event) });
    };
    glass.addEventListener("pointerup", end("up"));
    glass.addEventListener("pointercancel", end("cancel"));
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.part("keyboard").addEventListener("pointerdown", (event) => {
      const { key } = event.target.dataset;
      if (key) this.send({ type: "key", key });
      event.preventDefault();
    });
    this.part("menu").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.send({ type: "choose" });
    });
  }

  /** A wheel is a finger that moves as far as the wheel turns. */
  wheel(event) {
    event.preventDefault();
    if (!this.trace?.length) return;
    if (!this.wheelPoint) {
      this.wheelPoint = this.point(event);
      this.finger = "wheel";
      this.send({ type: "touch", phase: "down", ...this.wheelPoint });
    }
    this.wheelPoint = { x: this.wheelPoint.x - event.deltaX, y: this.wheelPoint.y - event.deltaY };
    this.send({ type: "touch", phase: "move", ...this.wheelPoint });
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => {
      this.send({ type: "touch", phase: "up", ...this.wheelPoint });
      this.wheelPoint = null;
      this.finger = null;
    }, 100);
  }

  /** Takes the phone off the page. */
  remove() {
    clearTimeout(this.refreshing);
    clearTimeout(this.wheelTimer);
    this.figure.remove();
  }
}
"""##

    static let live = ##"""
// live.js
// The page of phones that are alive: fingers and keys go to the app, pictures come back.


/** How often the app is asked for a picture while nothing moves, in milliseconds. */
const IDLE = 200;
/** How long the page goes on asking at full speed after something has moved, in milliseconds. */
const LINGER = 700;
const SLOW = 0.1;

/** The prefix of the names of text sizes, which the address leaves out. */
const CATEGORY = "UICTContentSizeCategory";
/** The keys besides characters that a list may handle. */
const COMMANDS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Tab", "Backspace", "Delete", "Enter", "Escape"];
/** What is around the app at first, which the address leaves out. */
const USUAL = { size: "390x844", textSize: `${CATEGORY}L` };
/** As many phones as the page shows beside the first. */
const MOST_VARIANTS = 8;

const byId = (id) => document.getElementById(id);

/** What differs in a variant from the first phone, from a text such as `dark+rtl`; null if a part means nothing. */
function differencesOf(text) {
  const found = { words: [] };
  for (const part of text.split("+")) {
    const size = /^(\d{3,4})x(\d{3,4})$/.exec(part);
    const option = byId("textSize").querySelector(`[value="${CATEGORY}${CSS.escape(part)}"]`);
    if (part === "dark" || part === "light") {
      found.dark = part === "dark";
      found.words.push(found.dark ? "Dark" : "Light");
    } else if (part === "rtl" || part === "ltr") {
      found.rightToLeft = part === "rtl";
      found.words.push(found.rightToLeft ? "Right to left" : "Left to right");
    } else if (size) {
      found.size = [Number(size[1]), Number(size[2])];
      found.words.push(`${size[1]} × ${size[2]}`);
    } else if (option) {
      found.textSize = option.value;
      found.words.push(option.textContent);
    } else return null;
  }
  return found;
}

class Live {
  constructor() {
    this.pending = [];
    this.speed = 1;
    // What the address says, until the app shows that.
    this.address = location.hash.slice(1);
    this.stage = byId("stage");
    this.main = new Phone(this, 0, byId("phone"));
    this.phones = [this.main];
    this.active = this.main;
    this.listen();
    this.main.begin("Live");
    this.connect();
    new ResizeObserver(() => this.fit()).observe(this.stage);
    requestAnimationFrame((now) => this.turn(now));
  }

  // What tests ask about the first phone, or all.
  get trace() { return this.main.trace; }
  get queue() { return this.phones.flatMap((phone) => phone.queue); }
  get isWaiting() { return this.phones.some((phone) => phone.isWaiting); }
  get isWriting() { return this.phones.some((phone) => phone.isWriting); }
  get frameTimes() { return this.main.frameTimes; }
  get finger() { return this.main.finger; }
  set finger(finger) { this.main.finger = finger; }
  send(message) { this.main.send(message); }

  connect() {
    // Relative, so that a proxy may show the page under another name, with encryption, and in a folder.
    const address = new URL("socket", location.href.split("#")[0]);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.say(null);
      this.pending = [];
      for (const phone of this.phones) {
        phone.isWaiting = false;
        phone.queue = [];
        phone.isNew = phone !== this.main;
      }
      // After a new build, the app shows again what it showed before.
      this.address ??= location.hash.slice(1);
      this.connections = (this.connections ?? 0) + 1;
      this.main.send({ type: "hello", phones: 1 });
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => {
      document.documentElement.dataset.ready = "false";
      if (this.isTaken) return;
      this.say("The connection to the app is lost. Trying again…");
      setTimeout(() => this.connect(), 1000);
    };
  }

  /** Once for each picture of the browser's. */
  turn(now) {
    requestAnimationFrame((next) => this.turn(next));
    if (this.socket.readyState !== WebSocket.OPEN) return;
    for (const phone of this.phones) this.turnPhone(phone, now);
  }

  turnPhone(phone, now) {
    if (phone.isWaiting || (phone.isNew && !phone.queue.length)) return;
    const isActive = phone.finger || now - (phone.lastActive ?? 0) < LINGER;
    if (!phone.queue.length && !isActive && now - phone.lastSent < IDLE) return;
    const { at, ...message } = phone.queue.shift() ?? { type: "tick", at: now };
    // A finger that lifts while the app is busy lifts when it did, not when the app hears of it. All phones have one time.
    const time = Math.max(this.time ?? at, at);
    const elapsed = Math.min(time - (this.time ?? time), 1000);
    this.time = time;
    phone.lastSent = now;
    phone.isWaiting = true;
    this.pending.push(phone);
    const about = phone.number ? { phone: phone.number } : {};
    this.socket.send(JSON.stringify({ ...message, ...about, elapsed: (elapsed * this.speed) / 1000 }));
  }

  receive(answer) {
    // Answers come in the order of the messages.
    const phone = this.pending.shift() ?? this.main;
    phone.isWaiting = false;
    if (answer.taken) return this.giveUp(answer.problem);
    if (answer.trace) return this.save(answer.trace);
    if (!this.phones.includes(phone)) return undefined;
    if (answer.screens && phone === this.main) this.showScreens(answer.screens);
    if (answer.index !== undefined) {
      if (phone === this.main) byId("screens").value = answer.index;
      phone.isNew = false;
      phone.begin(this.screens?.[answer.index] ?? "Screen");
    }
    phone.receive(answer);
    if (answer.surroundings && phone === this.main) this.showSurroundings(answer.surroundings);
    if (answer.screens && phone === this.main) this.followAddress();
    if (answer.problem) this.say(answer.problem, true);
    document.documentElement.dataset.ready = "true";
    return undefined;
  }

  /** Has the panels and the keys belong to a phone. */
  activate(phone) {
    if (this.active === phone) return;
    this.active = phone;
    for (const each of this.phones) each.figure.classList.toggle("active", each === phone);
    byId("sections").replaceChildren();
    if (phone.trace?.length) phone.viewer.refresh();
  }

  /** Makes the phones as large as there is room for them. */
  fit() {
    const { clientWidth, clientHeight } = this.stage;
    const sizes = this.phones.map((phone) => phone.screen?.size ?? phone.size ?? [390, 844]);
    const [width, height] = [0, 1].map((at) => Math.max(...sizes.map((size) => size[at])) + 20);
    const count = this.phones.length;
    let scale = 0;
    for (let columns = 1; columns <= count; columns += 1) {
      const rows = Math.ceil(count / columns);
      const room = [(clientWidth + 12) / columns - 38, (clientHeight - 36) / rows - (count > 1 ? 42 : 12)];
      scale = Math.max(scale, Math.min(1, room[0] / width, room[1] / height));
    }
    this.stage.style.setProperty("--scale", Math.max(0.15, scale));
    this.phones.forEach((phone, at) => {
      phone.figure.style.setProperty("--width", `${sizes[at][0]}px`);
      phone.figure.style.setProperty("--height", `${sizes[at][1]}px`);
      if (phone.trace?.length) phone.viewer.overlay();
    });
  }

  showScreens(names) {
    this.screens = names;
    byId("screens").replaceChildren(...names.map((name, index) => h("option", { value: index }, name)));
  }

  /** Has the controls show what is around the app, which outlasts a screen and a page. */
  showSurroundings({ width, height, textSize, widthClass }) {
    const sizes = [`${width}x${height}`, `${height}x${width}`];
    byId("device").value = sizes.find((size) => byId("device").querySelector(`[value="${size}"]`)) ?? "";
    byId("textSize").value = textSize;
    byId("widthClass").value = widthClass;
    for (const [name, isOn] of Object.entries(this.main.settings)) byId(name).setAttribute("aria-pressed", isOn);
    this.writeAddress();
  }

  /** The variants beside the first phone, as the address names them. */
  get variants() { return this.phones.slice(1).map((phone) => phone.variant); }

  /** What the address says: the screen, all around it that is not as at first, and the variants beside it. */
  writeAddress() {
    if (!this.screens || this.address !== undefined) return;
    const value = (id) => byId(id).value;
    const parts = new URLSearchParams({ screen: this.screens[Number(value("screens"))] ?? "" });
    const { size, settings } = this.main;
    if (size && size.join("x") !== USUAL.size) parts.set("size", size.join("x"));
    if (value("textSize") !== USUAL.textSize) parts.set("text", value("textSize").replace(CATEGORY, ""));
    if (value("widthClass")) parts.set("width", value("widthClass"));
    if (settings.dark) parts.set("appearance", "dark");
    if (settings.rightToLeft) parts.set("direction", "rtl");
    let text = `${parts}`;
    if (this.variants.length) text += `&variants=${this.variants.join(",")}`;
    if (location.hash.slice(1) !== text) history.replaceState(null, "", `#${text}`);
  }

  /** Has the app show what the address says, if it says something. */
  followAddress() {
    const address = this.address ?? location.hash.slice(1);
    const variants = /(?:^|&)variants=([^&]*)/.exec(address)?.[1] ?? "";
    const parts = new URLSearchParams(address);
    this.address = undefined;
    if (!parts.has("screen")) return this.writeAddress();
    const { main } = this;
    const set = (name, values) => main.send({ type: "set", name, ...values });
    const index = this.screens.indexOf(parts.get("screen"));
    const isOther = index >= 0 && index !== Number(byId("screens").value);
    const [width, height] = (parts.get("size") ?? USUAL.size).split("x").map(Number);
    if (width > 0 && height > 0 && main.size?.join("x") !== `${width}x${height}`) set("size", { width, height });
    const text = parts.has("text") ? CATEGORY + parts.get("text") : USUAL.textSize;
    if (text !== main.textSize) set("textSize", { value: text });
    const widthClass = parts.get("width") ?? "";
    if (widthClass !== main.widthClass) set("widthClass", { value: widthClass });
    const dark = parts.get("appearance") === "dark";
    if (dark !== main.settings.dark) set("dark", { on: dark });
    const rightToLeft = parts.get("direction") === "rtl";
    if (rightToLeft !== main.settings.rightToLeft) set("rightToLeft", { on: rightToLeft });
    // The app answers an opening with all that is around it.
    if (isOther || main.queue.length) main.send({ type: "open", index: Math.max(index, 0) });
    if (isOther) byId("screens").value = index;
    const surroundings = { size: [width, height], textSize: text, widthClass, dark, rightToLeft };
    this.showVariants(decodeURIComponent(variants).split(",").filter(Boolean), surroundings);
    return undefined;
  }

  /** Shows the screen in other surroundings beside the first phone, each with an app of its own. */
  showVariants(names, around = { ...this.main, ...this.main.settings }) {
    for (const phone of this.phones.slice(1)) phone.remove();
    this.activate(this.main);
    this.phones = [this.main];
    for (const name of names.slice(0, MOST_VARIANTS)) {
      const differences = differencesOf(name);
      if (!differences) {
        this.say(`“${name}” is no variant: try dark, light, rtl, ltr, a text size such as XXL, a size such as 820x1180, or several with a +.`, true);
        continue;
      }
      const phone = new Phone(this, this.phones.length, this.figure(differences.words.join(", ")));
      phone.variant = name;
      phone.differences = differences;
      phone.isNew = true;
      this.phones.push(phone);
      const { size, textSize, widthClass, dark, rightToLeft } = { ...around, ...differences };
      phone.send({ type: "hello" });
      phone.send({ type: "set", name: "size", width: size[0], height: size[1] });
      phone.send({ type: "set", name: "textSize", value: textSize });
      phone.send({ type: "set", name: "widthClass", value: widthClass });
      phone.send({ type: "set", name: "dark", on: dark });
      phone.send({ type: "set", name: "rightToLeft", on: rightToLeft });
      phone.send({ type: "open", index: Number(byId("screens").value) });
    }
    const list = this.variants.join(",");
    byId("variants").querySelector(".own")?.remove();
    if (![...byId("variants").options].some((option) => option.value === list)) {
      byId("variants").append(h("option", { value: list, class: "own" }, `${this.phones.length} phones`));
    }
    byId("variants").value = list;
    document.body.classList.toggle("several", this.phones.length > 1);
    this.main.figure.classList.toggle("active", this.phones.length > 1);
    this.fit();
    this.writeAddress();
  }

  /** The elements of another phone. */
  figure(caption) {
    const figure = byId("phone").cloneNode(true);
    for (const element of [figure, ...figure.querySelectorAll("[id]")]) element.removeAttribute("id");
    figure.querySelector("textarea")?.remove();
    figure.classList.remove("active", "writing", "refreshing");
    figure.querySelector(".touchable").replaceChildren();
    figure.querySelector(".touchable").setAttribute("aria-label", `The phone, ${caption}`);
    for (const name of ["keyboard", "caret", "menu"]) figure.querySelector(`.${name}`).hidden = true;
    figure.querySelector("figcaption").textContent = caption;
    this.stage.append(figure);
    return figure;
  }

  setWriting(phone, isWriting) {
    const field = byId("typing");
    if (isWriting) this.writer = phone;
    else if (this.writer === phone) this.writer = null;
    field.value = "";
    if (isWriting) field.focus({ preventScroll: true });
    else if (document.activeElement === field && !this.writer) phone.glass.focus({ preventScroll: true });
  }

  /** Sends what was written into the page's field, a character at a time. */
  type() {
    const field = byId("typing");
    const text = field.value.replaceAll("\r", "");
    field.value = "";
    for (const { segment } of new Intl.Segmenter().segment(text)) {
      (this.writer ?? this.active).send({ type: "key", key: segment === "\n" ? "Enter" : segment });
    }
  }

  say(sentence, passes = false) {
    const banner = byId("banner");
    banner.hidden = !sentence;
    banner.replaceChildren(sentence ?? "");
    clearTimeout(this.bannerTimer);
    if (sentence && passes) this.bannerTimer = setTimeout(() => this.say(null), 6000);
  }

  giveUp(sentence) {
    this.isTaken = true;
    this.say(sentence);
    byId("banner").append(" ", h("button", {
      onclick: () => {
        this.isTaken = false;
        this.connect();
      },
    }, "Take it back"));
  }

  save(page) {
    const link = h("a", { download: `${this.trace.title}.html`, href: URL.createObjectURL(new Blob([page], { type: "text/html" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.saved = page.length;
  }

  listen() {
    document.addEventListener("keydown", (event) => this.key(event));
    const typing = byId("typing");
    typing.addEventListener("input", (event) => { if (!event.isComposing) this.type(); });
    typing.addEventListener("compositionend", () => this.type());
    window.addEventListener("hashchange", () => { if (this.screens) this.followAddress(); });
    const on = (id, type, action) => byId(id).addEventListener(type, action);
    on("screens", "change", () => this.open());
    on("reload", "click", () => this.open());
    on("variants", "change", (event) => this.showVariants(event.target.value.split(",").filter(Boolean)));
    on("device", "change", (event) => {
      const [width, height] = event.target.value.split("x").map(Number);
      this.set("size", { width, height }, "size", [width, height]);
    });
    on("rotate", "click", () => this.set("rotation", {}, "size", this.main.size?.toReversed()));
    on("textSize", "change", ({ target: { value } }) => this.set("textSize", { value }, "textSize", value));
    on("widthClass", "change", ({ target: { value } }) => this.set("widthClass", { value }, "widthClass", value));
    on("lowMemory", "click", () => this.set("lowMemory"));
    for (const name of Object.keys(this.main.settings)) {
      on(name, "click", (event) => {
        const isOn = !this.main.settings[name];
        this.main.settings[name] = isOn;
        event.currentTarget.setAttribute("aria-pressed", isOn);
        this.set(name, { on: isOn }, name);
      });
    }
    on("slowly", "click", (event) => {
      this.speed = this.speed === 1 ? SLOW : 1;
      event.currentTarget.setAttribute("aria-pressed", this.speed !== 1);
    });
    on("inspect", "click", (event) => {
      this.inspects = !this.inspects;
      event.currentTarget.setAttribute("aria-pressed", this.inspects);
      this.stage.classList.toggle("inspecting", this.inspects);
    });
    on("save", "click", () => this.active.send({ type: "trace" }));
  }

  /** Opens the chosen screen on all phones. */
  open() {
    for (const phone of this.phones) phone.send({ type: "open", index: Number(byId("screens").value) });
  }

  /** Changes something around the first phone, and around the variants that do not differ from it in that. */
  set(name, values = {}, key = name, value = undefined) {
    if (value !== undefined) this.main[key] = value;
    for (const phone of this.phones) {
      if (phone === this.main || phone.differences[key] === undefined) phone.send({ type: "set", name, ...values });
    }
    this.writeAddress();
  }

  key(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
    const isField = event.target.id === "typing";
    if (!isField && event.target.closest?.("input, select, textarea, .menu")) return;
    const isNamed = ["Backspace", "Enter", "Escape"].includes(event.key);
    // Keys go to the list too while the phone has the page's focus: arrows, Tab, deleting, and the keys of items.
    // Shift and Tab lead out of the phone.
    const phone = this.phones.find(({ glass }) => glass === event.target);
    const isCommand = phone && !event.shiftKey && (COMMANDS.includes(event.key) || event.key.length === 1);
    // The page's field gets characters, and passes them on when they are there.
    const isText = this.writer && (isNamed || (event.key.length === 1 && !isField));
    if (!isText && !(isCommand && !this.writer)) return;
    if (event.target.closest?.("button") && (event.key === "Enter" || event.key === " ")) return;
    event.preventDefault();
    (isText ? this.writer : phone).send({ type: "key", key: event.key });
  }
}

globalThis.live = new Live();
"""##

    static let worlds = ##"""
// worlds.js
// A catalog as a page reads it: pictures of exhibits in worlds, findings, and a saved catalog to compare with.

/** Returns the key of a picture, which is the same in another catalog. */
function keyOf(catalog, exhibit, world) {
  return JSON.stringify([exhibit.entry, exhibit.sample, exhibit.subject, catalog.worlds[world]]);
}

/** Reads the data of a catalog out of its page. */
function catalogIn(page) {
  const start = page.indexOf('id="catalog">');
  const end = page.indexOf("<" + "/script>", start);
  return start < 0 ? null : JSON.parse(page.slice(start + 'id="catalog">'.length, end));
}

class Shelf {
  constructor(data) {
    this.data = data;
    this.axes = data.axes;
    this.worlds = data.worlds;
    this.exhibits = data.exhibits.map((exhibit, index) => ({ ...exhibit, index, name: Shelf.nameOf(exhibit) }));
    this.before = new Map();
    for (const [exhibit, world, picture] of data.changes ?? []) this.before.set(`${exhibit} ${world}`, picture < 0 ? null : data.pictures[picture]);
    this.isCompared = data.changes !== undefined;
  }

  static nameOf(exhibit) {
    return exhibit.subject === exhibit.entry ? `${exhibit.entry} · ${exhibit.sample}` : `${exhibit.entry} · ${exhibit.sample} · ${exhibit.subject}`;
  }

  /** The SVG of an exhibit in a world, if there is one. */
  picture(exhibit, world) {
    const number = exhibit.pictures[world];
    return number === undefined ? undefined : this.data.pictures[number];
  }

  /** The values of an axis, in the order in which worlds have them. */
  values(axis) {
    return [...new Set(this.worlds.map((world) => world[axis]))];
  }

  /** The number of the world with given values, by axis. */
  world(values) {
    return this.worlds.findIndex((world) => world.every((value, axis) => value === values[axis]));
  }

  /** What distinguishes a world from the first one. */
  describe(world) {
    const named = { words: "words", contrast: "contrast", weight: "text" };
    const parts = this.worlds[world].map((value, axis) => {
      const name = named[this.axes[axis]];
      return value === this.data.base[axis] ? null : name ? `${value} ${name}` : value;
    }).filter((part) => part !== null);
    return parts.length ? parts.join(" · ") : "standard";
  }

  findings(exhibit) {
    return this.data.findings.filter((finding) => finding.entry === exhibit.entry && finding.subject === exhibit.subject);
  }

  findingsIn(exhibit, world) {
    return this.findings(exhibit).filter((finding) => finding.worlds.includes(world));
  }

  /** What a changed picture was in the saved catalog: undefined if it did not change, null if it is new. */
  former(exhibit, world) {
    return this.before.get(`${exhibit.index} ${world}`);
  }

  isChanged(exhibit) {
    return Object.keys(exhibit.pictures).some((world) => this.former(exhibit, world) !== undefined);
  }

  /** Returns whether a name, a text in a picture or a finding contains what is searched. */
  matches(exhibit, text) {
    const wanted = text.toLowerCase();
    if (exhibit.name.toLowerCase().includes(wanted)) return true;
    if (this.findings(exhibit).some((finding) => `${finding.rule} ${finding.view} ${finding.problem}`.toLowerCase().includes(wanted))) return true;
    const first = this.picture(exhibit, Object.keys(exhibit.pictures)[0]) ?? "";
    return first.replace(/<[^>]*>/g, " ").toLowerCase().includes(wanted);
  }

  /** Compares with another catalog, and returns how many pictures differ. */
  compare(saved) {
    const old = new Map();
    for (const exhibit of saved.exhibits) {
      for (const [world, picture] of Object.entries(exhibit.pictures)) old.set(keyOf(saved, exhibit, world), saved.pictures[picture]);
    }
    this.before = new Map();
    this.isCompared = true;
    for (const exhibit of this.exhibits) {
      for (const world of Object.keys(exhibit.pictures)) {
        const former = old.get(keyOf(this.data, exhibit, world));
        if (former !== this.picture(exhibit, world)) this.before.set(`${exhibit.index} ${world}`, former ?? null);
      }
    }
    return this.before.size;
  }
}
"""##

    static let catalog = ##"""
// catalog.js
// The page of a catalog: a grid of pictures for each cell, with worlds as axes.


const find = (id) => document.getElementById(id);
const shelf = new Shelf(JSON.parse(find("catalog").textContent));
const base = shelf.data.base;

/** What is picked: the axes of columns and rows, the values of the others, and what is open. */
const picked = { columns: 0, rows: 1, values: [...base], search: "", only: false, exhibit: null, world: null, mode: "side" };

function readLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  const axis = (name) => shelf.axes.indexOf(link.get(name) ?? "");
  if (axis("columns") >= 0) picked.columns = axis("columns");
  if (axis("rows") >= 0) picked.rows = axis("rows");
  picked.values = shelf.axes.map((name, index) => link.get(name) ?? base[index]);
  picked.search = link.get("search") ?? "";
  picked.only = link.get("only") === "1";
  const index = shelf.exhibits.findIndex((exhibit) => exhibit.name === link.get("exhibit"));
  picked.exhibit = index < 0 ? null : index;
  const world = Number(link.get("world") ?? -1);
  picked.world = picked.exhibit !== null && shelf.picture(shelf.exhibits[picked.exhibit], world) !== undefined ? world : null;
}

function writeLink() {
  const link = new URLSearchParams();
  link.set("columns", shelf.axes[picked.columns]);
  link.set("rows", shelf.axes[picked.rows]);
  shelf.axes.forEach((name, axis) => { if (picked.values[axis] !== base[axis]) link.set(name, picked.values[axis]); });
  if (picked.search) link.set("search", picked.search);
  if (picked.only) link.set("only", "1");
  if (picked.exhibit !== null) link.set("exhibit", shelf.exhibits[picked.exhibit].name);
  if (picked.world !== null) link.set("world", picked.world);
  history.replaceState(null, "", `#${link}`);
}

// Axes

function select(label, values, value, onPick) {
  const options = values.map((one) => h("option", { value: one, selected: one === value }, one));
  return h("label", {}, label, h("select", { onchange: (event) => { onPick(event.target.value); draw(); } }, options));
}

function drawAxes() {
  const names = shelf.axes;
  const parts = [
    select("Columns", names, names[picked.columns], (name) => pickAxis("columns", names.indexOf(name))),
    h("button", { title: "Swap columns and rows (X)", "aria-label": "Swap columns and rows", onclick: () => { swap(); draw(); } }, "⇄"),
    select("Rows", names, names[picked.rows], (name) => pickAxis("rows", names.indexOf(name))),
  ];
  names.forEach((name, axis) => {
    if (axis === picked.columns || axis === picked.rows || shelf.values(axis).length < 2) return;
    parts.push(select(name, shelf.values(axis), picked.values[axis], (value) => { picked.values[axis] = value; }));
  });
  find("axes").replaceChildren(...parts);
}

function pickAxis(place, axis) {
  const other = place === "columns" ? "rows" : "columns";
  if (picked[other] === axis) picked[other] = picked[place];
  picked[place] = axis;
}

function swap() {
  [picked.columns, picked.rows] = [picked.rows, picked.columns];
}

// Pictures

const waiting = new WeakMap();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !waiting.has(target)) continue;
    target.src = source(waiting.get(target));
    observer.unobserve(target);
  }
}, { rootMargin: "600px" });

function source(svg) {
  return "data:image/svg+xml," + encodeURIComponent(svg);
}

function sizeOf(svg) {
  const found = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  return found ? [Number(found[1]), Number(found[2])] : [100, 44];
}

function image(svg, description, scale, isLazy) {
  const [width, height] = sizeOf(svg);
  const element = h("img", { alt: description, width: width * scale, height: height * scale });
  if (isLazy) {
    waiting.set(element, svg);
    observer.observe(element);
  } else {
    element.src = source(svg);
  }
  return element;
}

function frame(exhibit, world, svg, scale, properties = {}) {
  const isDark = shelf.worlds[world].includes("dark");
  const isWrong = shelf.findingsIn(exhibit, world).some((finding) => !finding.reason);
  const isChanged = shelf.former(exhibit, world) !== undefined;
  const name = `${exhibit.name}, ${shelf.describe(world)}${isWrong ? ", with findings" : ""}`;
  const kind = `picture${isDark ? " dark" : ""}${isWrong ? " wrong" : ""}${isChanged ? " changed" : ""}`;
  return h(properties.onclick ? "button" : "div", { class: kind, title: shelf.describe(world), ...properties }, image(svg, name, scale, Boolean(properties.onclick)));
}

// Exhibits

function shown() {
  return shelf.exhibits.filter((exhibit) => {
    if (picked.only && !shelf.isChanged(exhibit) && !shelf.findings(exhibit).some((finding) => !finding.reason)) return false;
    return !picked.search || shelf.matches(exhibit, picked.search);
  });
}

function drawNames(exhibits) {
  const links = exhibits.map((exhibit) => {
    const wrong = shelf.findings(exhibit).filter((finding) => !finding.reason).length;
    const note = wrong ? h("span", { class: "count bad" }, String(wrong)) : shelf.isChanged(exhibit) ? h("span", { class: "count" }, "changed") : null;
    return h("a", {
      href: `#exhibit-${exhibit.index}`,
      class: exhibit.subject === exhibit.entry ? null : "inside",
      title: exhibit.name,
      "aria-current": picked.exhibit === exhibit.index ? "true" : null,
      onclick: (event) => { event.preventDefault(); go(exhibit.index); },
    }, h("span", {}, exhibit.subject === exhibit.entry ? `${exhibit.entry} · ${exhibit.sample}` : exhibit.subject), note);
  });
  const changed = shelf.isCompared ? `, ${count(shelf.before.size, "changed picture")}` : "";
  const findings = shelf.data.findings.filter((finding) => !finding.reason).length;
  find("names").replaceChildren(h("p", { class: "note" }, `${count(findings, "finding")}${changed}`), ...links);
}

function drawFinding(exhibit, finding) {
  const open = () => { const world = finding.worlds.find((one) => shelf.picture(exhibit, one) !== undefined); if (world !== undefined) enlarge(exhibit.index, world); };
  return h("button", { class: `finding${finding.reason ? " accepted" : ""}`, onclick: open },
    h("strong", {}, finding.rule), ` ${finding.view}. ${finding.problem} ${finding.remedy}`,
    h("span", { class: "quiet" }, ` ${count(finding.worlds.length, "world")}${finding.reason ? ` · accepted: ${finding.reason}` : ""}`));
}

function drawGrid(exhibit) {
  const world = (column, row) => {
    const values = [...picked.values];
    values[picked.columns] = column;
    values[picked.rows] = row;
    const index = shelf.world(values);
    return index >= 0 && shelf.picture(exhibit, index) !== undefined ? index : null;
  };
  const rows = shelf.values(picked.rows).filter((row) => shelf.values(picked.columns).some((column) => world(column, row) !== null));
  const columns = shelf.values(picked.columns).filter((column) => rows.some((row) => world(column, row) !== null));
  if (!rows.length) return h("p", { class: "note" }, "There is no picture in these worlds.");
  const isScreen = exhibit.subject === exhibit.entry && rows.some((row) => columns.some((column) => { const index = world(column, row); return index !== null && sizeOf(shelf.picture(exhibit, index))[1] > 600; }));
  const scale = isScreen ? 0.45 : 0.75;
  return h("table", { class: "grid" },
    h("thead", {}, h("tr", {}, h("th"), columns.map((column) => h("th", { scope: "col" }, column)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row), columns.map((column) => {
      const index = world(column, row);
      if (index === null) return h("td");
      return h("td", {}, frame(exhibit, index, shelf.picture(exhibit, index), scale, { onclick: () => enlarge(exhibit.index, index), dataset: { exhibit: exhibit.index, world: index } }));
    })))));
}

function draw() {
  drawAxes();
  const exhibits = shown();
  const ordered = shelf.isCompared ? [...exhibits.filter((one) => shelf.isChanged(one)), ...exhibits.filter((one) => !shelf.isChanged(one))] : exhibits;
  drawNames(ordered);
  find("only").setAttribute("aria-pressed", picked.only);
  const sections = ordered.map((exhibit) => h("section", { class: "exhibit", id: `exhibit-${exhibit.index}` },
    h("h2", {}, exhibit.subject, h("small", {}, ` ${exhibit.entry} · ${exhibit.sample}${shelf.isChanged(exhibit) ? " · changed" : ""}`)),
    h("div", { class: "findings" }, shelf.findings(exhibit).map((finding) => drawFinding(exhibit, finding))),
    drawGrid(exhibit)));
  find("exhibits").replaceChildren(...(sections.length ? sections : [h("p", { class: "note" }, "Nothing matches.")]));
  writeLink();
}

function go(index) {
  picked.exhibit = index;
  document.getElementById(`exhibit-${index}`)?.scrollIntoView({ block: "start" });
  for (const link of find("names").querySelectorAll("a")) link.setAttribute("aria-current", link.getAttribute("href") === `#exhibit-${index}`);
  writeLink();
}

// One picture

function enlarge(index, world) {
  picked.exhibit = index;
  picked.world = world;
  drawLarge();
  if (!find("large").open) find("large").showModal();
  find("announcer").textContent = `${shelf.exhibits[index].name}, ${shelf.describe(world)}`;
  writeLink();
}

function drawLarge() {
  const exhibit = shelf.exhibits[picked.exhibit];
  const { world, mode } = picked;
  const svg = shelf.picture(exhibit, world);
  const former = shelf.former(exhibit, world);
  const standard = shelf.worlds.findIndex((one) => one.every((value, axis) => value === base[axis]));
  const other = former ?? (standard !== world ? shelf.picture(exhibit, standard) : undefined);
  const otherName = former ? "saved" : "standard";
  const one = frame(exhibit, world, svg, 1);
  const pair = other === undefined
    ? [h("figure", {}, h("figcaption", {}, former === null ? "new" : shelf.describe(world)), one)]
    : mode === "over"
      ? [h("figure", {}, h("figcaption", {}, `${shelf.describe(world)} over ${otherName}: what differs is bright`), h("div", { class: "over" }, frame(exhibit, world, other, 1), one))]
      : [h("figure", {}, h("figcaption", {}, shelf.describe(world)), one), h("figure", {}, h("figcaption", {}, otherName), frame(exhibit, former ? world : standard, other, 1))];
  const modes = other === undefined ? null : h("div", { class: "modes", role: "toolbar", "aria-label": "Comparison" },
    [["side", "Side by side"], ["over", "Overlaid"]].map(([name, title]) => h("button", { "aria-pressed": String(mode === name), onclick: () => { picked.mode = name; drawLarge(); } }, title)));
  find("large").replaceChildren(
    h("h2", {}, exhibit.name), h("p", { class: "quiet" }, `${shelf.describe(world)} · ← → other worlds · Esc closes`), modes,
    h("div", { class: "pair" }, pair),
    h("div", { class: "findings" }, shelf.findingsIn(exhibit, world).map((finding) => drawFinding(exhibit, finding))));
}

function step(distance) {
  const worlds = Object.keys(shelf.exhibits[picked.exhibit].pictures).map(Number);
  const next = worlds[(worlds.indexOf(picked.world) + distance + worlds.length) % worlds.length];
  enlarge(picked.exhibit, next);
}

// Events

find("large").addEventListener("close", () => { picked.world = null; writeLink(); });
find("large").addEventListener("click", (event) => { if (event.target === find("large")) find("large").close(); });
find("search").addEventListener("input", (event) => { picked.search = event.target.value.trim(); draw(); });
find("only").addEventListener("click", () => { picked.only = !picked.only; draw(); });
find("theme").addEventListener("click", changeTheme);
find("saved").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  const saved = file && catalogIn(await file.text());
  find("announcer").textContent = saved ? `${count(shelf.compare(saved), "picture")} changed` : "This file is no catalog.";
  draw();
});
addEventListener("hashchange", show);

function changeTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = (root.dataset.theme ?? (isDark ? "dark" : "light")) === "dark" ? "light" : "dark";
}

addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.metaKey || event.ctrlKey || event.altKey) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (find("large").open) {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "o") { picked.mode = picked.mode === "over" ? "side" : "over"; drawLarge(); }
    return;
  }
  const names = shown().map((exhibit) => exhibit.index);
  const place = names.indexOf(picked.exhibit);
  const keys = {
    "/": () => find("search").focus(),
    x: () => { swap(); draw(); },
    f: () => { picked.only = !picked.only; draw(); },
    d: changeTheme,
    j: () => { if (place + 1 < names.length) go(names[place + 1]); },
    k: () => { if (place > 0) go(names[place - 1]); },
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

/** Shows what the link says. */
function show() {
  readLink();
  const { exhibit, world } = picked;
  find("search").value = picked.search;
  if (world === null && find("large").open) find("large").close();
  draw();
  if (exhibit !== null) go(exhibit);
  if (world !== null) enlarge(exhibit, world);
}

show();
"""##
  }
}
