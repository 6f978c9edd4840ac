import type { ApiSite } from '../../api/site/site-file.ts';
import { vehicleAddress } from '../delivery/lead-subject.ts';
import type { AnnouncedChange } from '../store/alerts/alert-store.ts';

/** The address of a vehicle's page or of a saved search; null for a vehicle without a page. */
export function changeAddress({ slug, path }: AnnouncedChange, site: Pick<ApiSite, 'url'>): string | null {
	if (slug !== null) return vehicleAddress({ slug }, site);
	if (path === undefined) return null;
	const address = new URL(site.url);
	const [pathname = '/', query = ''] = path.split('?');
	// Set as a path, it cannot name another host, as '//elsewhere' would when resolved.
	address.pathname = pathname.replace(/^\/+/, '/');
	address.search = query;
	return address.href;
}
