/**
 * The reference of a lead for phone calls between shopper and dealer: 'A1B2-C3D4', the last eight (random) hexadecimal digits of its id.
 *
 * @param leadId `lead_` and 32 hexadecimal digits
 */
export function leadReference(leadId: string): string {
	const digits = leadId.slice(-8).toUpperCase();
	return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
