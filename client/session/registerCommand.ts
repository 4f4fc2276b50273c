import { commands, type Disposable } from 'vscode';
import { reportFailure } from './reportFailure.ts';
import type { Session } from './session.ts';

/** Registers a command of the manifest by its id. */
export type RegisterCommand = (id: string, action: (...args: readonly unknown[]) => Promise<void>) => Disposable;

/** A {@link RegisterCommand} whose commands say in a notification why they failed, and in the log. */
export function commandRegistry(session: Session): RegisterCommand {
  return (id, action) =>
    commands.registerCommand(id, async (...args: readonly unknown[]) => {
      try {
        await action(...args);
      } catch (error) {
        reportFailure(session, error, id);
      }
    });
}
