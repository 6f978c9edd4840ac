import { z } from 'zod';
import type { Rest } from '../hosted/rest.ts';
import type { NetlifyAccess } from './access.ts';
import { allOf, type Deploy, DeploySchema, type Site, SiteSchema } from './api.ts';

/** The sites of a fleet: that of a dealer is named by the prefix and the dealer's slug. */
export interface NetlifySites {
	all(): Promise<{ slug: string; site: Site }[]>;
	of(slug: string): Promise<Site | null>;
	/** The site of a dealer, made if there is none. */
	made(slug: string): Promise<Site>;
	/** All deploys of a site, newest first. */
	deploys(site: Site): Promise<Deploy[]>;
	/** Gives a site exactly these hosts. */
	setHosts(site: Site, hosts: readonly string[]): Promise<void>;
}

/** Opens the sites of a team. */
export function netlifySites(
	rest: Rest,
	{ team, prefix }: Pick<NetlifyAccess, 'team' | 'prefix'>,
): NetlifySites {
	const of = async (slug: string) => {
		const name = `${prefix}${slug}`;
		const found = await rest.ask(z.array(SiteSchema), `/${team}/sites?name=${encodeURIComponent(name)}`);
		const site = found.find((one) => one.name === name);
		// Lists may lag behind what was just published.
		return site ? rest.ask(SiteSchema, `/sites/${site.id}`) : null;
	};
	return {
		of,
		async all() {
			const sites = await allOf(rest, SiteSchema, `/${team}/sites`);
			return sites.flatMap((site) =>
				site.name.startsWith(prefix) ? [{ slug: site.name.slice(prefix.length), site }] : [],
			);
		},
		made: async (slug) =>
			(await of(slug)) ??
			rest.ask(SiteSchema, `/${team}/sites`, {
				method: 'POST',
				// Netlify would rewrite links in pages.
				json: { name: `${prefix}${slug}`, processing_settings: { html: { pretty_urls: false } } },
			}),
		deploys: (site) => allOf(rest, DeploySchema, `/sites/${site.id}/deploys`),
		async setHosts(site, hosts) {
			const [custom_domain = null, ...domain_aliases] = hosts;
			const now = [site.custom_domain ?? null, ...(site.domain_aliases ?? [])];
			if (now.join() === [custom_domain, ...domain_aliases].join()) return;
			await rest.tell(`/sites/${site.id}`, { method: 'PATCH', json: { custom_domain, domain_aliases } });
		},
	};
}
