export type { ColumnMapping } from '../domain/feed/column-mapping.ts';

import type { DealerInput } from './dealer-schema.ts';
import type { Part } from './merge-options.ts';
import type { TemplateName } from './templates/index.ts';

/** The options that every dealer must set itself; all others may come from its template. */
type Own = 'slug' | 'name' | 'url' | 'phone' | 'email' | 'address' | 'logo' | 'locations' | 'stock' | 'legal';

/** A dealer's options as written in `dealer.ts`: its own facts, and differences from the template. */
export type DealerOptions = Pick<DealerInput, Own> &
	Part<Omit<DealerInput, Own>> & { template: TemplateName };

/** Types the options for editors. Its result is the default export of every `dealers/<slug>/dealer.ts`. */
export function defineDealer(options: DealerOptions): DealerOptions {
	return options;
}
