import type { changesOf } from '../../forms/embed/form-kit.ts';
import type { PurchaseSettings } from '../page-data.ts';
import type { Purchase } from './use-purchase.ts';

/** What the parts of a purchase are rendered from. */
export interface PurchaseProps {
	purchase: Purchase;
	settings: PurchaseSettings;
	changes: ReturnType<typeof changesOf>;
}
