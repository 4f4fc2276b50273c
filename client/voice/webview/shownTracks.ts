import type { Cue } from '../../../shared/speech/subRip.ts';
import { element } from '../../session/webview/element.ts';
import type { ShownTrack, ToVoicePage } from '../voiceMessages.ts';

/** Words of the page, from the attributes of its main element. */
type Words = Readonly<Record<string, string | undefined>>;

interface ShownSection {
  readonly list: HTMLElement;
  /** What comes next and may still change. */
  readonly tentative: HTMLElement;
}

/** Shows what was said and its translations, each language in a section of its own. */
export function shownTracks(root: HTMLElement, words: Words) {
  const sections = new Map<string, ShownSection>();
  const empty = element('p', 'remark', words.nothing ?? '');
  const sectionOf = ({ role, language, name }: Omit<ShownTrack, 'pieces'>): ShownSection => {
    const key = `${role} ${language}`;
    const there = sections.get(key);
    if (there) return there;
    empty.remove();
    const section = element('section', role);
    const title = element('h2', '', name);
    title.append(' ', element('span', 'role', words[role] ?? ''));
    const list = element('ol');
    list.lang = language;
    list.dir = 'auto';
    const tentative = element('p', 'tentative');
    tentative.lang = language;
    tentative.dir = 'auto';
    section.append(title, list, tentative);
    root.append(section);
    const made = { list, tentative };
    sections.set(key, made);
    return made;
  };
  return {
    replace(tracks: readonly ShownTrack[]) {
      sections.clear();
      root.replaceChildren(empty);
      for (const track of tracks) {
        const { list } = sectionOf(track);
        list.append(...track.pieces.map(line));
      }
    },
    add({ text, name }: Extract<ToVoicePage, { kind: 'text' }>) {
      if (text.kind === 'concluded') {
        const { list, tentative } = sectionOf({ role: text.role, language: text.language, name });
        list.append(line(text.piece));
        tentative.textContent = '';
        list.lastElementChild?.scrollIntoView({ block: 'nearest' });
      } else if (text.language !== undefined && text.text !== '') {
        sectionOf({ role: text.role, language: text.language, name }).tentative.textContent = text.text;
      } else this.settle(text.role);
    },
    /** Takes away what will not be concluded any more. @param role of all where it is absent. */
    settle(role?: string) {
      for (const [key, { tentative }] of sections) {
        if (role === undefined || key.startsWith(`${role} `)) tentative.textContent = '';
      }
    },
  };
}

function line({ text, start }: Cue): HTMLElement {
  const item = element('li');
  item.append(element('span', 'time', timeOf(start)), element('span', 'text', text));
  return item;
}

/** @example timeOf(83_000); // '1:23' */
function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
