import { installedExtension, workbenchMissing } from './installation.ts';

/** Installs the extension once, before files that run side by side need it. */
export default function setup(): void {
  if (!workbenchMissing) installedExtension();
}
