import type { Dealer } from '../../config/complete-dealer.ts';
import { loadDealer } from '../../config/load-dealer.ts';

/** The data of a site for the preview server. */
export interface PreviewedSite {
	slug: string;
	name: string;
	/** Host names of this site besides `<slug>.localhost`. */
	hosts: string[];
}

/** The sites of a preview, from their dealers' configuration; a dealer with invalid options is still shown under its slug. */
export function previewSites(dealersDir: string, slugs: readonly string[]): Promise<PreviewedSite[]> {
	return Promise.all(
		slugs.map(async (slug) => {
			const { dealer } = await loadDealer(dealersDir, slug);
			if (!dealer) return { slug, name: slug, hosts: [] };
			return { slug, name: dealer.name, hosts: hostsOf(dealer) };
		}),
	);
}

/** The host names of a dealer's published site. */
export function hostsOf({ url, hosts }: Dealer): string[] {
	return [new URL(url).hostname, ...hosts];
}
