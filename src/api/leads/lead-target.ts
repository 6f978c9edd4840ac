import type { LeadKind } from '../../domain/lead/lead-form.ts';

/** The paths of the two endpoints for leads, apart from their schemas: a form names them before it needs those. */
export const LEAD_PATHS = { enquiries: '/enquiries', leads: '/leads' } as const satisfies Record<
	LeadKind,
	string
>;

/** The address of an endpoint for leads. */
export interface LeadTarget {
	/** The address of the lead API: '/api'. */
	api: string;
	kind: LeadKind;
}

/** Where a form posts to: '/api/leads'. */
export function leadAddress({ api, kind }: LeadTarget): string {
	return `${api}${LEAD_PATHS[kind]}`;
}

/** The endpoint an address of {@link leadAddress} names; null for any other address. */
export function leadTarget(address: string): LeadTarget | null {
	const kind = (['enquiries', 'leads'] as const).find((one) => address.endsWith(LEAD_PATHS[one]));
	return kind ? { kind, api: address.slice(0, -LEAD_PATHS[kind].length) } : null;
}
