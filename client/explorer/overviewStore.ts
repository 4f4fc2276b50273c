import { Disposable, type Event, EventEmitter } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { type Overview, overviewChangedNotification, overviewRequest } from '../../shared/overviewProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

/** How far every file of the window is, as the server counted last. */
export interface OverviewStore extends Disposable {
  /** Undefined until the server has answered for the first time. */
  readonly overview: Overview | undefined;
  readonly onChange: Event<Overview>;
  /** Asks the server now; while it is asked already, once more afterwards. */
  refresh(): Promise<void>;
}

/** A store that is asked for again whenever the server says that something changed: nothing is asked on a timer. */
export function overviewStore(session: Session): OverviewStore {
  const changed = new EventEmitter<Overview>();
  let overview: Overview | undefined;
  let asking: Promise<void> | undefined;
  let isStale = false;
  const update = async () => {
    do {
      isStale = false;
      overview = await ask(session, overviewRequest, {});
      changed.fire(overview);
    } while (isStale);
  };
  const refresh = () => {
    if (asking) isStale = true;
    asking ??= update().finally(() => {
      asking = undefined;
    });
    return asking;
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
    refresh,
    dispose: () => Disposable.from(starts, changed).dispose(),
  };
}
