import type { StockAnswer } from '../../domain/answers/answer.ts';
import type { StockQuestion } from '../../domain/answers/questions/stock-question.ts';
import { findAsked } from '../../search/client/find-asked.ts';
import { searchLabel } from '../../search/facets/applied.ts';
import { filterCount } from '../../search/facets/filter-count.ts';
import { searchUrl } from '../../search/url/search-url.ts';
import { cardOf } from './card-of.ts';
import { foundVehicle, namedAs } from './found-vehicle.ts';
import { readTyped } from './read-typed.ts';
import { fetchRuntime, siteClients } from './site-client.ts';
import { stockChanges } from './stock-changes.ts';

/** Answers questions about a site's stock by its own search, over either transport. */
export type AskStock = (question: StockQuestion, near: string | null) => Promise<StockAnswer | null>;

/** Opens the site's search for questions. Rejects with a `SearchUnavailable`, as its answers do. */
export async function openStock(): Promise<AskStock> {
	const runtime = await fetchRuntime();
	const client = (await siteClients(runtime))();
	const changes = stockChanges(runtime.lead_api);
	return async (question, near) => {
		const asked = await findAsked(question, near, client, (typed) => readTyped(typed, client));
		if (!asked) return null;
		const { documents, total, state, unused } = asked;
		const found = documents.flatMap((document) => {
			const card = cardOf(document, runtime, changes);
			return card ? [foundVehicle(document, card)] : [];
		});
		const withdrawn = documents.flatMap((document) => {
			if (found.some(({ slug }) => slug === document.slug)) return [];
			const card = cardOf(document, runtime, new Map());
			return card ? [namedAs(document, card)] : [];
		});
		return {
			kind: 'stock',
			found,
			withdrawn,
			total: total - (documents.length - found.length),
			sought: searchLabel(state),
			filters: filterCount(state),
			unused,
			href: searchUrl(state, { ...runtime, base: null }),
		};
	};
}
