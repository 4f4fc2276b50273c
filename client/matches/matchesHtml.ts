import { type PageFrame, webviewPage } from '../session/webviewPage.ts';

/** Addresses that the page is made of. */
export interface MatchesPage extends PageFrame {
  readonly style: string;
  readonly title: string;
}

/**
 * The page of the matches view. Its policy allows the extension's own script and style sheet and nothing else: no
 * network, no inline code, no pictures.
 */
export function matchesHtml({ style, ...page }: MatchesPage): string {
  return webviewPage({ ...page, styles: [style], body: '<main id="page" aria-live="polite"></main>' });
}
