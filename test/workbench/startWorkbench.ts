import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserProgram, install, installedExtension, root, vscodeProgram } from './installation.ts';

/** A VS Code of its own with the packaged extension, on a copy of a folder. */
export interface RunningWorkbench {
  readonly page: Page;
  /** The copy that is open. */
  readonly folder: string;
  /** The editor's user data, with `User/settings.json`. */
  readonly userData: string;
  /** Requests of the browser to other places than this machine. */
  readonly outside: ReadonlySet<string>;
  /** Writes a picture of the screen to test/workbench/.out. */
  shot(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface WorkbenchOptions {
  /** Name for logs and pictures. */
  readonly name: string;
  /** Folder that is copied and opened, such as examples/. */
  readonly source: string;
  /** False opens the folder in Restricted Mode. */
  readonly trusted?: boolean;
  /** Settings of the machine, where those of scope `machine` are read from. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Folders of further extensions. */
  readonly extensions?: readonly string[];
  /** Further variables of the editor's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Further arguments of the browser, such as a microphone that plays a file. */
  readonly browserArguments?: readonly string[];
}

const baseSettings = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'git.enabled': false,
  'files.autoSave': 'off',
  // A notice about ports that other programs of the machine listen on would be in the pictures.
  'remote.autoForwardPorts': false,
  'files.simpleDialog.enable': true,
  'editor.minimap.enabled': false,
  // Its lines would lie over those of the file in the pictures.
  'editor.stickyScroll.enabled': false,
  // Over a remote connection the editor asks before it opens more than 10 MB.
  'workbench.editorLargeFileConfirmation': 100,
  // Tests of other things translate at once.
  'interline.preview.enabled': false,
  'typescript.disableAutomaticTypeAcquisition': true,
};

/**
 * Starts VS Code's server and a browser on it, and waits until the explorer shows the folder and the extension is known.
 *
 * @throws Error with the server's own words when the extension cannot be installed or the server does not start.
 */
export async function startWorkbench(options: WorkbenchOptions): Promise<RunningWorkbench> {
  const out = join(root, 'test/workbench/.out');
  mkdirSync(out, { recursive: true });
  // Short names: sockets below these folders have a limit of about 100 characters.
  const base = mkdtempSync(join(tmpdir(), 'il-'));
  const folder = join(base, 'skerry');
  const userData = join(base, 'data');
  for (const name of ['home', 'data/User', 'data/Machine']) mkdirSync(join(base, name), { recursive: true });
  await cp(options.source, folder, { recursive: true });
  writeFileSync(join(base, 'config.yaml'), 'auth: none\ncert: false\n');
  const settings = {
    ...baseSettings,
    'security.workspace.trust.enabled': options.trusted === false,
    ...options.settings,
  };
  writeFileSync(
    join(userData, 'User/settings.json'),
    JSON.stringify({ 'security.workspace.trust.startupPrompt': 'never', ...settings }),
  );
  writeFileSync(join(userData, 'Machine/settings.json'), JSON.stringify(options.settings ?? {}));
  const home = join(base, 'home');
  const environment = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, TMPDIR: home, ...options.environment };
  const common = [
    '--config',
    join(base, 'config.yaml'),
    '--user-data-dir',
    userData,
    '--extensions-dir',
    join(base, 'ext'),
  ];
  await cp(installedExtension(), join(base, 'ext'), { recursive: true });
  await installExtensions(options.extensions ?? [], base, common, environment);

  const server = spawn(
    vscodeProgram,
    [
      ...common,
      ...['--auth', 'none', '--disable-telemetry', '--disable-update-check', '--disable-getting-started-override'],
      ...(options.trusted === false ? [] : ['--disable-workspace-trust']),
      ...['--ignore-last-opened', '--bind-addr', '127.0.0.1:0', folder],
    ],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const log = createWriteStream(join(out, `${options.name}.server.log`));
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  let context: BrowserContext | undefined;
  const stop = async () => {
    await context?.close();
    await end(server);
    await removeFolder(base);
  };
  try {
    const url = await addressOf(server);
    context = await startBrowser(join(base, 'browser'), options.browserArguments ?? []);
    const outside = new Set<string>();
    context.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (/^(http|ws)s?:$/.test(protocol) && host !== url.host) outside.add(host);
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(60_000);
    const browserLog = createWriteStream(join(out, `${options.name}.browser.log`));
    page.on('console', (message) => browserLog.write(`${message.type()} ${message.text()}\n`));
    await page.goto(`${url}?folder=${encodeURIComponent(folder)}`, { timeout: 90_000 });
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: 90_000 });
    // A palette that is opened before the commands are there stays without them.
    await page.locator('.activitybar [aria-label^="Interline"]').first().waitFor({ timeout: 90_000 });
    let pictures = 0;
    const shot = async (name: string) => {
      const number = String(++pictures).padStart(2, '0');
      await page.screenshot({ path: join(out, `${options.name}-${number}-${name}.png`) });
    };
    return { page, folder, userData, outside, shot, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Packs and installs further extensions, into the folder that the arguments name. */
async function installExtensions(
  folders: readonly string[],
  base: string,
  common: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (folders.length === 0) return;
  // Loading the packager takes a second, and few tests need it.
  const { createVSIX } = await import('@vscode/vsce');
  for (const [i, cwd] of folders.entries()) {
    const packagePath = join(base, `${i}.vsix`);
    await createVSIX({ cwd, packagePath, dependencies: false, allowMissingRepository: true, skipLicense: true });
    install(packagePath, common, env);
  }
}

function startBrowser(profile: string, further: readonly string[]): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: browserProgram(),
    headless: true,
    viewport: { width: 1400, height: 900 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...further,
    ],
  });
}

type Server = ChildProcessByStdio<null, Readable, Readable>;

/** Where the server listens, once it says so. */
function addressOf({ stdout }: Server): Promise<URL> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, url] = /server listening on (http\S+)\s/.exec(said) ?? [];
      if (url) resolve(new URL(url));
    });
    stdout.once('end', () => {
      reject(new Error('The VS Code server ended at once; see its log in test/workbench/.out.'));
    });
  });
}

async function end(server: Server): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

/** Removes a folder into which processes that outlive the server by a moment (extension host, TypeScript) still write. */
async function removeFolder(path: string): Promise<void> {
  // `maxRetries` would only try to remove the folder itself again, not what came into it meanwhile
  for (let tries = 0; existsSync(path); tries++) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
