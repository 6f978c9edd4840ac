import type { Endpoint } from '../endpoint.ts';

/** A vehicle's PDF (VDPACT-022, resolution 71). */
export const vehiclePdf = {
	method: 'get',
	path: '/cars/{slug}.pdf',
	summary: 'A vehicle as a PDF of one page',
	answers: { 200: { description: 'One page', type: 'application/pdf' } },
	refusals: [429],
} as const satisfies Endpoint;

/** The address of a vehicle's PDF. */
export function vehiclePdfAddress(api: string, slug: string): string {
	return api + vehiclePdf.path.replace('{slug}', encodeURIComponent(slug));
}
