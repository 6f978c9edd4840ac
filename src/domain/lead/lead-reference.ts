/**
 * What shopper and dealer call a lead by on the phone: 'A1B2-C3D4', the last eight hexadecimal digits of its id, which are random.
 *
 * @param leadId `lead_` and 32 hexadecimal digits
 */
export function leadReference(leadId: string): string {
	const digits = leadId.slice(-8).toUpperCase();
	return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
