import { Disposable, type Event, EventEmitter } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { type Overview, overviewChangedNotification, overviewRequest } from '../../shared/overviewProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import { rowsOf, workOf } from './overviewTree.ts';

/** How far every file of the window is, as the server counted last. */
export interface OverviewStore extends Disposable {
  /** Undefined until the server has answered for the first time. */
  readonly overview: Overview | undefined;
  readonly onChange: Event<Overview>;
  /** Waits until the server has answered for the first time. */
  first(): Promise<void>;
  /**
   * Asks the server now; while it is asked already, once more afterwards. The answer has every file; where some are not
   * checked yet, the server is asked on, and the next answers come through {@link onChange}.
   */
  refresh(): Promise<void>;
}

/** How long the server checks files until its first answer, and until each one after it, in ms. */
const checkingTimes = { first: 300, later: 3000 } as const;

/** A store that is asked for again whenever the server says that something changed: nothing is asked on a timer. */
export function overviewStore(session: Session): OverviewStore {
  const changed = new EventEmitter<Overview>();
  let overview: Overview | undefined;
  let asking: Promise<void> | undefined;
  let askingAgain: Promise<void> | undefined;
  const update = async () => {
    const checkingTime = overview ? checkingTimes.later : checkingTimes.first;
    overview = await ask(session, overviewRequest, { checkingTime });
    changed.fire(overview);
    if (workOf(rowsOf(overview)).unchecked > 0) refreshQuietly();
  };
  const askNow = () => {
    askingAgain = undefined;
    asking = update().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const refresh = () => {
    if (!asking) return askNow();
    askingAgain ??= asking.then(askNow, askNow);
    return askingAgain;
  };
  const refreshQuietly = () => {
    refresh().catch((error: unknown) => session.output.error(`${overviewRequest}: ${failureText(error)}`));
  };
  const starts = session.onStart((client: LanguageClient) => {
    client.onNotification(overviewChangedNotification, refreshQuietly);
    refreshQuietly();
  });
  return {
    get overview() {
      return overview;
    },
    onChange: changed.event,
    first: () => asking ?? refresh(),
    refresh,
    dispose: () => Disposable.from(starts, changed).dispose(),
  };
}
