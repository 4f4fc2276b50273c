import { dirname, isAbsolute, join, relative } from 'node:path';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import type { CodeFile } from '../codeFile.ts';
import { nearestPaths } from './nearestPaths.ts';

/** Where the files of a project have a hook from. */
interface ImportedHook {
  readonly path: string;
  readonly module: string;
}

const imports = new WeakMap<readonly CodeFile[], Map<string, readonly ImportedHook[]>>();

/**
 * The module that a hook is imported from where a file is: the one that most of the files near it import the hook from, which
 * may be a module of the project's own.
 *
 * @param path absolute.
 * @returns undefined where no file imports it.
 * @example moduleOfHook('useTranslation', '/app/src/Cart.tsx', code); // '@/i18n/client'
 */
export function moduleOfHook(hook: string, path: string, code: readonly CodeFile[]): string | undefined {
  const ofProject = imports.get(code) ?? new Map<string, readonly ImportedHook[]>();
  imports.set(code, ofProject);
  const all = ofProject.get(hook) ?? importsOf(hook, code);
  ofProject.set(hook, all);
  const counts = new Map<string, string[]>();
  for (const { path: other, module } of nearestPaths(path, all, (one) => one.path)) {
    pushTo(counts, module.startsWith('.') ? join(dirname(other), module) : module, other);
  }
  const [most] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (!most || !isAbsolute(most[0])) return most?.[0];
  const from = slashedPath(relative(dirname(path), most[0]));
  return from.startsWith('.') ? from : `./${from}`;
}

function importsOf(hook: string, code: readonly CodeFile[]): readonly ImportedHook[] {
  const pattern = new RegExp(`\\bimport\\s*\\{[^{}]*\\b${hook}\\b[^{}]*\\}\\s*from\\s*['"]([^'"\\n]+)['"]`);
  return code.flatMap(({ path, text }) => {
    const module = text.includes(hook) ? pattern.exec(text)?.[1] : undefined;
    return module === undefined ? [] : [{ path, module }];
  });
}
