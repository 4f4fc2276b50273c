// dist/THIRD-PARTY-NOTICES.txt: the licence of every package that the bundles or the files beside them hold.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the notices.
 *
 * @param root the project's folder, with node_modules.
 * @param inputs paths of what was bundled or copied; those outside node_modules are ours.
 * @param path of the file to write.
 * @throws Error that names the packages without a licence, and those under one that must not be bundled.
 */
export function writeNotices(root, inputs, path) {
  const names = new Set();
  for (const input of inputs) {
    const start = input.lastIndexOf('node_modules/');
    const [scope, name] = input.slice(start + 'node_modules/'.length).split('/');
    if (start >= 0)
      names.add(input.slice(0, start + 'node_modules/'.length) + (scope?.startsWith('@') ? `${scope}/${name}` : scope));
  }
  const faults = [];
  const notices = [...names].sort().map((folder) => {
    const packagePath = join(root, folder);
    const { name, version, license, homepage, repository } = JSON.parse(
      readFileSync(join(packagePath, 'package.json'), 'utf8'),
    );
    const said = typeof license === 'string' ? license : license?.type;
    const choices = said?.replace(/[()]/g, '').split(/ OR /i) ?? [];
    if (choices.every((choice) => /\bA?GPL/.test(choice))) faults.push(`${name}: ${said ?? 'no licence'}`);
    const from = homepage ?? repository?.url ?? repository;
    const texts = readdirSync(packagePath, { withFileTypes: true })
      .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice)/i.test(file.name))
      .map((file) => readFileSync(join(packagePath, file.name), 'utf8').trim());
    return [`${name} ${version} (${said})`, ...(from ? [String(from)] : []), ...texts].join('\n\n');
  });
  if (faults.length > 0) throw new Error(`These packages cannot be bundled:\n${faults.join('\n')}`);
  const head =
    'Interline holds the following packages; where one is not changed, its source is at the address below its name.';
  writeFileSync(path, `${[head, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}
