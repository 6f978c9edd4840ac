import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { Refinements } from '../../../search/state.ts';
import type { StockGroup } from '../../../site/groups/stock-groups.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';

/** A stock list with all its pages. */
export interface StockList {
	path: string;
	/** Canonical address; the same as `path` unless the list has several. */
	canonical: string;
	title: string;
	vehicles: readonly Vehicle[];
	/** Refinements of its address. */
	refinements: Refinements;
	/** Sub-groups: the models of a make. */
	within: readonly StockGroup[];
	/** Parent lists: the make of a model. */
	trail: readonly Link[];
}
