export type { ColumnMapping } from '../domain/feed/column-mapping.ts';

import type { DealerInput } from './dealer-schema.ts';
import type { Part } from './merge-options.ts';
import type { TemplateName } from './templates/index.ts';

/** What every dealer says itself; the rest may come from its template. */
type Own = 'slug' | 'name' | 'url' | 'phone' | 'email' | 'address' | 'logo' | 'locations' | 'stock' | 'legal';

/** A dealer's options as an author writes them: its own facts, and whatever differs from the template. */
export type DealerOptions = Pick<DealerInput, Own> &
	Part<Omit<DealerInput, Own>> & { template: TemplateName };

/** Gives editors the options and their types. The default export of every `dealers/<slug>/dealer.ts` is its result. */
export function defineDealer(options: DealerOptions): DealerOptions {
	return options;
}
