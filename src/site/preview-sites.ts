import type { Dealer } from '../config/complete-dealer.ts';
import { loadDealer } from '../config/load-dealer.ts';

/** What the preview server needs to know of a site. */
export interface PreviewedSite {
	slug: string;
	name: string;
	/** Host names that show this site besides `<slug>.localhost`. */
	hosts: string[];
}

/** The sites a preview shows, by their dealers' configuration; one that cannot be read is still shown under its slug. */
export function previewSites(dealersDir: string, slugs: readonly string[]): Promise<PreviewedSite[]> {
	return Promise.all(
		slugs.map(async (slug) => {
			const { dealer } = await loadDealer(dealersDir, slug);
			if (!dealer) return { slug, name: slug, hosts: [] };
			return { slug, name: dealer.name, hosts: hostsOf(dealer) };
		}),
	);
}

/** Host names a dealer's site is published at. */
export function hostsOf({ url, hosts }: Dealer): string[] {
	return [new URL(url).hostname, ...hosts];
}
