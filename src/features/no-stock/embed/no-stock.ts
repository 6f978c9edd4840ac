import { MANUFACTURERS } from '../../../domain/model/manufacturers.ts';
import { BODY_TYPES, OTHER_BODY_TYPES } from '../../../domain/vehicle/attributes/body-types.ts';
import type { Site } from '../../../site/site.ts';
import type { KnownList } from '../page-data.ts';

/**
 * Known makes and bodies without a list on the site. Their addresses work, so that old links still lead to a search (resolution 15). A make
 * wins over a body with the same slug (resolution 16).
 */
export function knownWithoutStock({ makes, bodies }: Pick<Site, 'makes' | 'bodies'>): KnownList[] {
	const taken = new Set([...makes, ...bodies].map(({ slug }) => slug));
	const known: KnownList[] = [
		...MANUFACTURERS.map(({ name, slug }) => ({ facet: 'make' as const, name, slug })),
		...Object.values({ ...BODY_TYPES, ...OTHER_BODY_TYPES }).map(({ label, slug }) => ({
			facet: 'body' as const,
			name: label,
			slug,
		})),
	];
	return known.filter(({ slug }) => !taken.has(slug) && taken.add(slug));
}
