/** National groups of digits by the number they fit, Australian ones as they are printed in Australia. */
const GROUPS: readonly [RegExp, string][] = [
	[/^\+61(4\d{2})(\d{3})(\d{3})$/, '0$1 $2 $3'],
	[/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
	[/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
	[/^(13)(\d{2})(\d{2})$/, '$1 $2 $3'],
];

/** A normalised phone number as staff read and dial it: '+61412345678' as '0412 345 678'. One from another country is left as it is. */
export function readablePhone(phone: string): string {
	const [pattern, form] = GROUPS.find(([fits]) => fits.test(phone)) ?? [];
	return pattern && form ? phone.replace(pattern, form) : phone;
}
