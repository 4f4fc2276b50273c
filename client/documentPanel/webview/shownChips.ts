import '@vscode-elements/elements/dist/vscode-button/index.js';
import { element } from '../../session/webview/element.ts';
import { filled } from '../../session/webview/filled.ts';

/** What was chosen, each with a button that takes it out. */
export interface ShownChips {
  /** @param nothing what is shown where nothing was chosen. */
  show(chosen: readonly { readonly id: string; readonly name: string }[], nothing: string): void;
}

/**
 * Shows what was chosen in a list. Who took one out at the keyboard has the focus on the next one.
 *
 * @param remove the name of the button: `Remove {0}`.
 * @example const files = shownChips(elementById('files'), words.remove, (id) => send({ action: 'removeFile', id }));
 */
export function shownChips(list: HTMLElement, remove: string, onRemove: (id: string) => void): ShownChips {
  let shown = '';
  return {
    show(chosen, nothing) {
      const wanted = JSON.stringify(chosen);
      if (wanted === shown) return;
      shown = wanted;
      const items = [...list.querySelectorAll('button')];
      const place = items.indexOf(document.activeElement as HTMLButtonElement);
      const chips = chosen.map(({ id, name }) => {
        const chip = element('li', 'chip');
        const button = element('button', 'codicon-close', '×');
        button.type = 'button';
        button.setAttribute('aria-label', filled(remove, name));
        button.addEventListener('click', () => onRemove(id));
        chip.append(element('span', '', name), button);
        return chip;
      });
      list.replaceChildren(...(chips.length > 0 ? chips : [element('li', 'remark', nothing)]));
      if (place < 0) return;
      const left = list.querySelectorAll('button');
      const next = left[Math.min(place, left.length - 1)];
      if (next) next.focus();
      else list.parentElement?.querySelector<HTMLElement>('vscode-button')?.focus();
    },
  };
}
