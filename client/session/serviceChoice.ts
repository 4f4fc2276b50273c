import { type ExtensionContext, workspace } from 'vscode';
import { defaultScheme } from '../../shared/api/authScheme.ts';
import { type KeptService, keptServices } from './keptServices.ts';
import { machineSetting } from './machineSetting.ts';
import { normalizeServiceUrl } from './serviceUrl.ts';

/** Which service translates the project of this window. */
export interface ServiceChoice {
  /** Undefined for the embedded service. */
  used(): KeptService | undefined;
  /** The scheme of the service that is used, else that of the machine's settings. */
  scheme(): string;
  /** Every service that the person signed in to; that of all projects first. */
  services(): readonly KeptService[];
  choose(url: string | 'embedded', where: 'project' | 'everywhere'): Promise<void>;
  /** Adds a service and uses it: the first in all projects, a further one in that of this window. */
  add(service: KeptService): Promise<void>;
  /** Forgets the service that is used. */
  forget(): Promise<void>;
}

const section = 'interline.service';

/** The choice of an extension's context: that of the project, else the service of the machine's settings. */
export function serviceChoice(context: Pick<ExtensionContext, 'globalState'>): ServiceChoice {
  const kept = keptServices(context);
  const usualScheme = () => machineSetting('service.authScheme') ?? defaultScheme;
  const usual = (): KeptService | undefined => {
    const url = normalizeServiceUrl(machineSetting('service.url') ?? '');
    return url === undefined ? undefined : { url, scheme: usualScheme() };
  };
  const used = () => {
    const chosen = kept.chosen();
    if (chosen === undefined || (chosen !== 'embedded' && chosen.url === usual()?.url)) return usual();
    return chosen === 'embedded' ? undefined : chosen;
  };
  const services = () => {
    const first = usual();
    return [...(first ? [first] : []), ...kept.list().filter(({ url }) => url !== first?.url)];
  };
  const useEverywhere = async (service: KeptService | undefined) => {
    const settings = workspace.getConfiguration(section);
    if (service && service.scheme !== usualScheme()) await settings.update('authScheme', service.scheme, true);
    await settings.update('url', service?.url, true);
  };
  return {
    used,
    scheme: () => used()?.scheme ?? usualScheme(),
    services,
    async choose(url, where) {
      if (where === 'project') return kept.choose(url === usual()?.url ? undefined : url);
      const service = services().find((one) => one.url === url);
      const before = usual();
      if (before) await kept.add(before);
      await kept.choose(undefined);
      await useEverywhere(service);
    },
    async add(service) {
      const first = usual();
      const isFurther = first !== undefined && first.url !== service.url && workspace.workspaceFolders !== undefined;
      await kept.add(service);
      await kept.choose(isFurther ? service.url : undefined);
      if (!isFurther) await useEverywhere(service);
    },
    async forget() {
      const service = used();
      if (!service) return;
      const isFirst = service.url === usual()?.url;
      await kept.remove(service.url);
      if (isFirst) await useEverywhere(undefined);
    },
  };
}
