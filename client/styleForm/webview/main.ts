import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { StyleChoice } from '../../../shared/resourcesProtocol.ts';
import { elementById } from '../../session/webview/elementById.ts';
import { catalogueWords } from '../catalogueWords.ts';
import { type ChangedPart, changedPart } from '../changedPart.ts';
import type { FormWords, FromForm, ToForm } from '../styleFormMessages.ts';

declare function acquireVsCodeApi(): { postMessage(message: FromForm): void };

const editor = acquireVsCodeApi();

const words = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}') as FormWords;
const filter = elementById<HTMLInputElement>('filter');
const form = elementById<HTMLFormElement>('rules');
const status = elementById('status');
const problem = elementById('problem');

/** An element with children; texts are texts, never HTML. */
function made(name: string, properties: Readonly<Record<string, string>>, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A name of the catalogue, which has them in English alone. */
function catalogueName(element: string, name: string): HTMLElement {
  return made(element, { lang: 'en' }, catalogueWords(name));
}

/** An option of a rule with its example; the one without an option takes the rule out of the list. */
function optionOf({ category, rule }: StyleChoice, choice: StyleChoice | undefined, isChosen: boolean): HTMLElement {
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = `${category}.${rule}`;
  radio.value = choice?.option ?? '';
  radio.checked = isChosen;
  radio.addEventListener('change', () => {
    status.textContent = '';
    editor.postMessage({ action: 'choose', category, rule, ...(choice ? { option: choice.option } : {}) });
  });
  const name = choice ? catalogueName('span', choice.option) : made('span', {}, words.none);
  const label = made('label', {}, radio, name);
  return made('div', { class: 'option' }, label, ...(choice?.example ? exampleOf(choice.example) : []));
}

function exampleOf([before, after]: readonly [string, string]): HTMLElement[] {
  const [one, other] = changedPart(before, after);
  const line = (name: string, [shared, changed, rest]: ChangedPart) =>
    made(
      'p',
      { class: 'example' },
      made('span', { class: 'name' }, name),
      ' ',
      shared,
      made('mark', {}, changed),
      rest,
    );
  return [line(words.before, one), line(words.after, other)];
}

function ruleOf(choices: readonly StyleChoice[]): HTMLElement[] {
  const [first] = choices;
  if (!first) return [];
  const isLeft = choices.every(({ isChosen }) => !isChosen);
  const options = choices.map((choice) => optionOf(first, choice, choice.isChosen));
  return [made('fieldset', {}, catalogueName('legend', first.rule), optionOf(first, undefined, isLeft), ...options)];
}

function grouped(choices: readonly StyleChoice[], name: 'category' | 'rule'): ReadonlyMap<string, StyleChoice[]> {
  const groups = new Map<string, StyleChoice[]>();
  for (const choice of choices) pushTo(groups, choice[name], choice);
  return groups;
}

/** Redraws the rules by categories; where the person is stays. */
function draw(choices: readonly StyleChoice[]): void {
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
  const sections = Array.from(grouped(choices, 'category'), ([category, some]) => {
    const rules = [...grouped(some, 'rule').values()];
    return made('section', {}, catalogueName('h2', category), ...rules.flatMap(ruleOf));
  });
  form.replaceChildren(...sections);
  applyFilter();
  if (focused && focused.form === null && focused.type === 'radio')
    form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(focused.name)}"]:checked`)?.focus();
}

function applyFilter(): void {
  const wanted = filter.value.trim().toLowerCase();
  for (const section of form.querySelectorAll('section')) {
    const heading = section.querySelector('h2')?.textContent?.toLowerCase() ?? '';
    const rules = [...section.querySelectorAll('fieldset')];
    for (const rule of rules)
      rule.hidden = !heading.includes(wanted) && !rule.textContent?.toLowerCase().includes(wanted);
    section.hidden = rules.every((rule) => rule.hidden);
  }
  elementById('no-match').hidden =
    !form.firstChild || [...form.children].some((section) => !(section as HTMLElement).hidden);
}

filter.addEventListener('input', applyFilter);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('message', ({ data }: MessageEvent<ToForm>) => {
  if (data.choices) draw(data.choices);
  status.textContent = data.saved ?? '';
  problem.textContent = data.problem ?? '';
  problem.hidden = data.problem === undefined;
});
editor.postMessage({ action: 'ready' });
