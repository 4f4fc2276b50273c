import type { DeveloperKey } from '../../../shared/api/admin.ts';
import type { UsageBar, UsageCharts, UsageOverview } from '../../../shared/usageProtocol.ts';
import { element } from '../../session/webview/element.ts';
import { filled } from '../../session/webview/filled.ts';
import { numberText } from '../../session/webview/numberText.ts';
import { reportDays, type ShowUsage, type UsagePageMessage } from '../usageMessages.ts';
import type { UsageWords } from '../usageWords.ts';
import { bar, columns } from './charts.ts';

declare function acquireVsCodeApi(): { postMessage(message: UsagePageMessage): void };

const vscode = acquireVsCodeApi();
const page = document.getElementById('page') as HTMLElement;
const language = document.documentElement.lang;
const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
const shortDate = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

window.addEventListener('message', ({ data }: MessageEvent<ShowUsage>) => {
  if (data.type !== 'show') return;
  // whoever works with the keyboard stays where they were
  const focused = document.activeElement?.id ?? '';
  page.replaceChildren(...shown(data));
  page.setAttribute('aria-busy', String(data.isBusy));
  if (focused !== '') document.getElementById(focused)?.focus();
});
vscode.postMessage({ type: 'ready' });

/** Everything that the page shows. Texts are put in as texts: nothing of a service becomes markup. */
function shown({ words, overview, isBusy, failure, service, days }: ShowUsage): readonly HTMLElement[] {
  const head = element('header');
  head.append(element('h1', '', words.title), button('refresh', words.refresh, { type: 'refresh' }));
  const state = element('p', 'remark', isBusy ? words.asking : (service ?? ''));
  state.setAttribute('role', 'status');
  const problem = element('p', 'problem', failure ?? '');
  problem.setAttribute('role', 'alert');
  if (!overview) return [head, state, ...(failure ? [problem] : [])];
  return [
    head,
    state,
    quotas(overview, words),
    ...(overview.products.length > 0 ? [products(overview, words)] : []),
    ...(overview.report ? [report(overview.report, days, words)] : [noReport(overview, words)]),
    ...(overview.keys ? [keys(overview.keys, words)] : []),
  ];
}

function quotas({ quotas: all, resets }: UsageOverview, words: UsageWords): HTMLElement {
  const section = element('section');
  for (const { kind, used, limit } of all) {
    const line = element('div', 'quota');
    const figure =
      limit === null ? `${numberText(used)} (${words.noLimit})` : filled(words.of, numberText(used), numberText(limit));
    line.append(element('span', 'name', words.quotas[kind]), element('span', 'figure', figure));
    section.append(line);
    if (limit !== null) section.append(bar(limit === 0 ? 1 : used / limit, true));
  }
  const end = resets === undefined ? Number.NaN : Date.parse(resets);
  if (!Number.isNaN(end)) section.append(element('p', 'remark', filled(words.resets, date.format(end))));
  return section;
}

function products({ products: all }: UsageOverview, words: UsageWords): HTMLElement {
  const figure = (value: number | undefined, unit: string) => (value === undefined ? '' : inUnit(value, unit, words));
  const rows = all.map(({ product, unit, key, account }) => [
    words.productNames[product] ?? product,
    figure(key, unit),
    figure(account, unit),
  ]);
  return part(words.products, [table([words.product, words.thisKey, words.account], rows)]);
}

function report(charts: UsageCharts, days: number, words: UsageWords): HTMLElement {
  const choice = element('select');
  choice.id = 'days';
  choice.setAttribute('aria-label', words.period);
  for (const each of reportDays) {
    const option = element('option', '', filled(words.days, String(each)));
    option.value = String(each);
    option.selected = each === days;
    choice.append(option);
  }
  choice.addEventListener('change', () => vscode.postMessage({ type: 'days', days: Number(choice.value) }));
  const total = charts.days.reduce((sum, { characters }) => sum + characters, 0);
  const most = Math.max(0, ...charts.days.map(({ characters }) => characters));
  const label = filled(words.dayChart, numberText(total), numberText(most));
  const dayOf = ({ name }: UsageBar) => shortDate.format(Date.parse(name));
  const [first, last] = [charts.days[0], charts.days.at(-1)];
  const scale = element('p', 'scale');
  if (first && last) scale.append(element('span', '', dayOf(first)), element('span', '', dayOf(last)));
  const chart = columns(charts.days, label, (each) => `${dayOf(each)}: ${numberText(each.characters)}`);
  return part(words.report, [
    choice,
    ...(total === 0
      ? [element('p', 'remark', words.nothing)]
      : [element('h3', '', words.byDay), element('p', 'remark', label), chart, scale]),
    ...(charts.keys.length > 0 ? [element('h3', '', words.byKey), bars(charts.keys)] : []),
    element('h3', '', words.byTag),
    charts.tags.length > 0 ? bars(charts.tags) : element('p', 'remark', words.noTags),
  ]);
}

function bars(all: readonly UsageBar[]): HTMLElement {
  const longest = Math.max(1, ...all.map(({ characters }) => characters));
  const list = element('ul', 'bars');
  for (const { name, detail, characters } of all) {
    const item = element('li');
    const words = element('span', 'name', name);
    words.dir = 'auto';
    if (detail !== undefined) words.append(' ', element('code', '', detail));
    item.append(words, element('span', 'figure', numberText(characters)), bar(characters / longest, false));
    list.append(item);
  }
  return list;
}

function noReport({ embedded }: UsageOverview, words: UsageWords): HTMLElement {
  const section = part(words.report, [element('p', 'remark', words.noReport)]);
  if (!embedded) section.append(button('admin-key', words.enterAdminKey, { type: 'adminKey' }));
  return section;
}

function keys(all: readonly DeveloperKey[], words: UsageWords): HTMLElement {
  const rows = all.map((key) => {
    const { key_id: id, label, is_deactivated: isOver, usage_limits, creation_time } = key;
    const name = element('span', '', label);
    name.dir = 'auto';
    const actions = element('span', 'actions');
    const titles = { rename: words.rename, limit: words.setLimit, deactivate: words.deactivate } as const;
    for (const action of isOver ? [] : (['rename', 'limit', 'deactivate'] as const)) {
      const act = button(`${action} ${id}`, titles[action], { type: 'key', action, id });
      act.setAttribute('aria-label', `${titles[action]} ${label}`);
      actions.append(act);
    }
    return [
      name,
      date.format(Date.parse(creation_time)),
      limitsOf(usage_limits, words),
      isOver ? words.deactivated : words.active,
      actions,
    ];
  });
  const head = [words.label, words.created, words.limits, words.state, words.actions];
  return part(words.keys, [
    rows.length > 0 ? table(head, rows) : element('p', 'remark', words.noKeys),
    button('create', words.create, { type: 'key', action: 'create' }),
  ]);
}

/** What a key may use a month. */
function limitsOf({ characters, speech_to_text_milliseconds: ms }: DeveloperKey['usage_limits'], words: UsageWords) {
  const limits = [
    ...(characters === null ? [] : [inUnit(characters, 'characters', words)]),
    ...(ms === null ? [] : [inUnit(ms / 60_000, 'minutes', words)]),
  ];
  return limits.length > 0 ? limits.join(', ') : words.noLimit;
}

const inUnit = (value: number, unit: string, words: UsageWords): string =>
  `${numberText(value)} ${words.units[unit] ?? unit}`;

function table(head: readonly string[], rows: readonly (readonly (string | HTMLElement)[])[]): HTMLElement {
  const all = element('table');
  const top = element('tr');
  for (const name of head) {
    const cell = element('th', '', name);
    cell.scope = 'col';
    top.append(cell);
  }
  all.append(top);
  for (const row of rows) {
    const line = element('tr');
    for (const content of row) {
      const cell = element('td');
      cell.append(content);
      line.append(cell);
    }
    all.append(line);
  }
  return all;
}

function part(title: string, content: readonly Element[]): HTMLElement {
  const section = element('section');
  section.append(element('h2', '', title), ...content);
  return section;
}

function button(id: string, title: string, message: UsagePageMessage): HTMLButtonElement {
  const made = element('button', '', title);
  made.id = id;
  made.addEventListener('click', () => vscode.postMessage(message));
  return made;
}
