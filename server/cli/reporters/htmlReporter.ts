import type { Finding } from '../../../shared/checks/contract/check.ts';
import { version } from '../../../shared/version.ts';
import { nameOf } from '../shownPath.ts';
import { visible, withoutControls } from '../visible.ts';
import { shortened } from './frame.ts';
import type { FoundPlace, Reporter, ReporterFactory } from './reporter.ts';

/** A finding as the page has it; short names, since a report may hold a hundred thousand. */
interface Row {
  readonly f: string;
  readonly l: number;
  readonly c: number;
  readonly s: string;
  readonly k: string;
  readonly g?: string;
  readonly m: string;
  readonly t: string;
  readonly a: number;
  readonly b: number;
  readonly x?: 1;
}

/** So many findings are shown at first; the page has a button for more. */
const page = 500;

/**
 * One page for people that needs nothing beside itself: no server, no network, no other file. Findings can be filtered
 * by severity, check, file and words; it can be kept as an artefact of CI.
 */
export const htmlReporter: ReporterFactory = (terminal): Reporter => {
  const unreadable: string[] = [];
  let files = 0;
  let rows = 0;
  terminal.write(`${head}{"rows":[`);
  return {
    file({ name, lines }) {
      files++;
      return {
        finding(finding, place) {
          terminal.write(`${rows++ === 0 ? '' : ','}${data(row(name, finding, place, lines.text(place.start.line)))}`);
        },
        end: () => undefined,
      };
    },
    unreadable(name, reason) {
      unreadable.push(`${name}: ${reason}.`);
      terminal.say(`${nameOf(name)}: ${reason}.`);
    },
    end() {
      // The rest of the object that the rows are in.
      terminal.out(`],${data({ unreadable, files, version }).slice(1)}${foot}`);
    },
  };
};

function row(
  name: string,
  { check, segment, severity, message, fix }: Finding,
  { start, end }: FoundPlace,
  line: string,
): Row {
  const to = end.line === start.line ? end.column - 1 : line.length;
  const frame = shortened(line, start.column - 1, to);
  return {
    f: visible(name),
    l: start.line,
    c: start.column,
    s: severity,
    k: check,
    ...(segment === undefined ? {} : { g: visible(segment) }),
    m: message,
    t: frame.text,
    a: frame.from,
    b: frame.to,
    ...(fix ? { x: 1 } : {}),
  };
}

/** Data within a script cannot end it, nor begin a comment that swallows its end. */
function data(value: unknown): string {
  return withoutControls(JSON.stringify(value))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const style = `
:root { color-scheme: light dark; --line: #8884; --error: #c62828; --warning: #b26a00; --info: #1565c0; --hint: #777; }
@media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffb74d; --info: #82b1ff; --hint: #aaa; } }
body { font: 14px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
header { border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
h1 { font-size: 1.3rem; margin: 0; } #sum { margin: .25rem 0 .75rem; }
header label, #severities { display: inline-block; margin-right: 1rem; }
#severities button { font: inherit; border: 1px solid var(--line); background: none; color: inherit; border-radius: 1rem; padding: .1rem .7rem; margin-right: .3rem; cursor: pointer; }
#severities button[aria-pressed=false] { opacity: .4; }
article { border-bottom: 1px solid var(--line); padding: .6rem 0; } article p { margin: 0; }
.place { font-weight: 600; overflow-wrap: anywhere; } .tag { font-size: .85em; opacity: .8; margin-left: .6rem; }
.error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); } .hint { color: var(--hint); }
pre { margin: .3rem 0 0; overflow-x: auto; white-space: pre; } mark { background: #ffd54f88; color: inherit; outline: 1px solid var(--line); }
select { max-width: 18rem; }`;

const script = `'use strict';
const $ = (id) => document.getElementById(id);
const order = ['error', 'warning', 'info', 'hint'];
const shownSeverities = new Set(order);
let limit = page;
const count = (key) => report.rows.reduce((map, row) => map.set(row[key], (map.get(row[key]) || 0) + 1), new Map());
const el = (name, text, kind) => { const e = document.createElement(name); if (text !== undefined) e.textContent = text; if (kind) e.className = kind; return e; };
const options = (select, counts) => {
  select.append(new Option('all', ''));
  for (const [value, n] of [...counts].sort((a, b) => b[1] - a[1])) select.append(new Option(value + ' (' + n + ')', value));
};
const bySeverity = count('s');
for (const severity of order) {
  const button = el('button', severity + ' ' + (bySeverity.get(severity) || 0), severity);
  button.type = 'button';
  button.setAttribute('aria-pressed', 'true');
  button.onclick = () => {
    const on = !shownSeverities.has(severity);
    on ? shownSeverities.add(severity) : shownSeverities.delete(severity);
    button.setAttribute('aria-pressed', String(on));
    again();
  };
  $('severities').append(button);
}
options($('check'), count('k'));
options($('file'), count('f'));
const show = (row) => {
  const article = el('article');
  const head = el('p');
  head.append(el('span', row.f + ':' + row.l + ':' + row.c, 'place'), el('span', row.s, 'tag ' + row.s), el('span', row.k, 'tag'));
  if (row.g !== undefined) head.append(el('span', row.g, 'tag'));
  if (row.x) head.append(el('span', 'can be fixed', 'tag'));
  const line = el('pre');
  line.dir = 'auto';
  line.append(row.t.slice(0, row.a), el('mark', row.t.slice(row.a, row.b)), row.t.slice(row.b));
  article.append(head, el('p', row.m), line);
  return article;
};
const draw = () => {
  const words = $('words').value.toLowerCase().split(/\\s+/).filter(Boolean);
  const rows = report.rows.filter((row) => {
    if (!shownSeverities.has(row.s)) return false;
    if ($('check').value && row.k !== $('check').value) return false;
    if ($('file').value && row.f !== $('file').value) return false;
    if ($('fixable').checked && !row.x) return false;
    const text = (row.m + ' ' + (row.g || '') + ' ' + row.t).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  $('list').replaceChildren(...rows.slice(0, limit).map(show));
  $('more').hidden = rows.length <= limit;
  const lost = report.unreadable.length ? ' Left out: ' + report.unreadable.join(' ') : '';
  $('sum').textContent = rows.length + ' of ' + report.rows.length + ' findings in ' + report.files + ' files, Interline ' + report.version + '.' + lost;
};
const again = () => { limit = page; draw(); };
for (const id of ['check', 'file', 'fixable']) $(id).onchange = again;
$('words').oninput = again;
$('more').onclick = () => { limit += page; draw(); };
draw();`;

/** The page, up to its data. */
const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Interline report</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Interline report</h1>
<p id="sum"></p>
<div id="severities" role="group" aria-label="Severity"></div>
<label>Check <select id="check"></select></label>
<label>File <select id="file"></select></label>
<label>Words <input id="words" type="search" placeholder="message, segment or line"></label>
<label><input id="fixable" type="checkbox"> can be fixed</label>
</header>
<main id="list" aria-live="polite"></main>
<button id="more" type="button" hidden>Show more</button>
<noscript>This page lists its findings with a script of its own; allow scripts to read it.</noscript>
<script>const report = `;

/** The page behind its data. */
const foot = `; const page = ${page};
${script}</script>
</body>
</html>`;
