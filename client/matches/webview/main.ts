import type {
  Alternative,
  LanguageText,
  SegmentContext,
  ShownMatch,
  ShownTerm,
} from '../../../shared/matchesProtocol.ts';
import { element } from '../../session/webview/element.ts';
import { placesOf } from '../insertable.ts';
import type { MatchesWords, PageMessage, ShowMessage, ShownAlternatives } from '../matchesMessages.ts';

declare function acquireVsCodeApi(): { postMessage(message: PageMessage): void };

const vscode = acquireVsCodeApi();
const page = document.getElementById('page') as HTMLElement;

window.addEventListener('message', ({ data }: MessageEvent<ShowMessage>) => {
  if (data.type === 'show') page.replaceChildren(...shown(data));
});
vscode.postMessage({ type: 'ready' });

/** Everything that the page shows. Texts are put in as texts: nothing of a file becomes markup. */
function shown(message: ShowMessage): readonly HTMLElement[] {
  const { words, segment, limit, alternatives } = message;
  if (!segment) return [element('p', 'empty', words.nothing)];
  const { source, context, notes, terms, others } = segment;
  const places = placesOf(message);
  /** The number of the key that inserts a phrase, from 1; 0 for none. */
  const keyOf = (wanted: string) => places.findIndex((place) => 'phrase' in place && place.phrase === wanted) + 1;
  const remarks = [
    ...(context === undefined ? [] : [{ text: context }]),
    ...notes,
    ...(limit === undefined ? [] : [{ text: limit }]),
  ];
  return [
    ...(source ? [part(words.source, [quote(source)], language(source))] : []),
    ...(segment.isEditable ? [part(words.matches, matchList(segment, words))] : []),
    ...(segment.isEditable ? [part(words.service, proposals(alternatives, segment.matches.length, words))] : []),
    ...(terms.length > 0 ? [part(words.terms, [list(terms.map((term) => termEntry(term, words, keyOf)))])] : []),
    ...(remarks.length > 0 ? [part(words.notes, [list(remarks.map(({ text }) => [element('span', '', text)]))])] : []),
    ...(others.length > 0 ? [part(words.others, [list(others.map(otherEntry))])] : []),
  ];
}

function matchList({ matches }: SegmentContext, words: MatchesWords): readonly HTMLElement[] {
  if (matches.length === 0) return [element('p', 'empty', words.noMatches)];
  return [
    list(
      matches.map((match, i) => matchEntry(match, i + 1, words)),
      'ol',
    ),
  ];
}

/** What the service proposes, numbered behind the matches; a button that asks for it where nobody has. */
function proposals(
  alternatives: ShownAlternatives | undefined,
  before: number,
  words: MatchesWords,
): readonly HTMLElement[] {
  if (!alternatives) {
    const button = element('button', 'ask', words.askService);
    button.addEventListener('click', () => vscode.postMessage({ type: 'askService' }));
    return [button];
  }
  if ('failure' in alternatives) return [element('p', 'failure', alternatives.failure)];
  if ('isAsking' in alternatives) return [element('p', 'empty', words.asking)];
  const { service, texts } = alternatives;
  if (texts.length === 0) return [element('p', 'empty', words.noAlternatives)];
  const entry = ({ target, kind }: Alternative, i: number) =>
    matchEntry({ target, origin: `${words.alternatives[kind]} · ${service}` }, before + i + 1, words);
  return [list(texts.map(entry), 'ol')];
}

function matchEntry({ target, similarity, origin, difference }: ShownMatch, place: number, words: MatchesWords) {
  const button = element('button', 'match');
  const share = similarity === undefined ? '' : `${similarity} %`;
  button.append(
    element('span', 'place', String(place)),
    ' ',
    element('span', 'share', share),
    ' ',
    text('target', target),
  );
  button.title = words.insert;
  // What is seen is a part of the name, so that it can be spoken (WCAG 2.5.3).
  button.setAttribute('aria-label', [words.insert, place, share, target].filter(Boolean).join(' '));
  button.addEventListener('click', () => vscode.postMessage({ type: 'insert', target }));
  const remarks = element('div', 'remarks');
  if (difference) {
    const changed = element('p', 'difference');
    changed.setAttribute('aria-label', words.changed);
    const tags = { same: 'span', removed: 'del', added: 'ins' } as const;
    for (const piece of difference) changed.append(element(tags[piece.kind], '', piece.text));
    remarks.append(changed);
  }
  if (origin !== undefined) remarks.append(element('p', 'origin', origin));
  return [button, remarks];
}

function termEntry(
  { source, targets, forbidden, note, isUsed }: ShownTerm,
  words: MatchesWords,
  keyOf: (phrase: string) => number,
): readonly HTMLElement[] {
  const line = element('p', 'term');
  line.append(element('span', 'phrase', source), ' → ');
  for (const [i, target] of targets.entries()) {
    const key = keyOf(target);
    const phrase = element('strong', i === 0 ? 'preferred' : '', target);
    line.append(...(i > 0 ? [', '] : []), key > 0 ? termButton(target, key, phrase, words) : phrase);
  }
  if (isUsed) line.append(element('span', 'used', ` ✓ ${words.used}`));
  for (const phrase of forbidden)
    line.append(' · ', element('span', 'avoid', `${words.avoid} `), element('s', '', phrase));
  return [line, ...(note === undefined ? [] : [element('p', 'origin', note)])];
}

function termButton(target: string, key: number, phrase: HTMLElement, { insertTerm }: MatchesWords): HTMLElement {
  const button = element('button', 'insertable');
  button.append(element('span', 'place', String(key)), ' ', phrase);
  button.title = insertTerm;
  button.setAttribute('aria-label', `${insertTerm} ${key} ${target}`);
  button.addEventListener('click', () => vscode.postMessage({ type: 'insertTerm', phrase: target }));
  return button;
}

function otherEntry(other: LanguageText): readonly HTMLElement[] {
  return [element('span', 'code', other.language), quote(other)];
}

function part(title: string, content: readonly HTMLElement[], remark = ''): HTMLElement {
  const section = element('section');
  const heading = element('h2', '', title);
  if (remark !== '') heading.append(element('span', 'code', remark));
  section.append(heading, ...content);
  return section;
}

function list(entries: readonly (readonly HTMLElement[])[], kind: 'ul' | 'ol' = 'ul'): HTMLElement {
  const all = element(kind);
  for (const entry of entries) {
    const item = element('li');
    item.append(...entry);
    all.append(item);
  }
  return all;
}

function quote({ language, text: words }: LanguageText): HTMLElement {
  const quoted = text('quote', words);
  if (language !== '') quoted.lang = language;
  return quoted;
}

const language = ({ language }: LanguageText) => language;

/** A text of a file, in the direction that it is written in. */
function text(name: string, words: string): HTMLElement {
  const span = element('span', name, words);
  span.dir = 'auto';
  return span;
}
