/** The usual digit groups of Australian numbers, by format. */
const GROUPS: readonly [RegExp, string][] = [
	[/^\+61(4\d{2})(\d{3})(\d{3})$/, '0$1 $2 $3'],
	[/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
	[/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
	[/^(13)(\d{2})(\d{2})$/, '$1 $2 $3'],
];

/** Formats a normalised phone number for people: '+61412345678' as '0412 345 678'. Foreign numbers are unchanged. */
export function readablePhone(phone: string): string {
	const [pattern, form] = GROUPS.find(([fits]) => fits.test(phone)) ?? [];
	return pattern && form ? phone.replace(pattern, form) : phone;
}
