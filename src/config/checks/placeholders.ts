import { isNeverIssuedAbn } from '../../domain/dealer/abn.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { Problem } from '../problems/problem.ts';

interface Value {
	option: string;
	found: string | null;
	isPlaceholder: (found: string) => boolean;
	/** A description of the real value. */
	expected: string;
}

/** Top-level names that no host on the internet has (RFC 2606, RFC 6761). */
const isReservedHost = (host: string) =>
	/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/i.test(host);

/** Numbers reserved for fiction (ACMA): 5550 and 7010 in every area, and some mobile numbers. */
const isFictionalPhone = (phone: string) =>
	/^(\+?61|0)?[2378](5550|7010)\d{4}$|^(\+?61|0)?491570\d{3}$/.test(phone.replace(/[\s()-]/g, ''));

/** Whether a licence is only there to be replaced. */
export const isPlaceholderLicence = (licence: string) => /0{5}/.test(licence);
const isPlaceholderStreet = (street: string) => /\bexample\b/i.test(street);

/**
 * Placeholders that have not been replaced by a dealer's own values: those of `npm run new-dealer`, and others that no business can have.
 * `npm run check` reports them as problems; an invented dealer (`demo`) may have them.
 */
export function placeholders(dealer: Dealer): Problem[] {
	if (dealer.demo) return [];
	return values(dealer)
		.filter(({ found, isPlaceholder }) => found !== null && isPlaceholder(found))
		.map(({ option, expected, found }) => ({
			file: `${dealer.slug}/dealer.ts`,
			option,
			message: `expected ${expected}, found the placeholder ${JSON.stringify(found)}`,
		}));
}

function values({ url, email, phone, address, legal, locations }: Dealer): Value[] {
	const host = (text: string) => isReservedHost(new URL(text).hostname);
	const licence = "the dealer's own licence as advertisements must show it";
	const street = "the dealer's own street";
	const number = "the dealer's own phone number";
	return [
		{ option: 'url', found: url, isPlaceholder: host, expected: 'the address the site is published at' },
		{
			option: 'email',
			found: email,
			isPlaceholder: (text) => isReservedHost(text.replace(/^.*@/, '')),
			expected: 'the address enquiries are sent to',
		},
		{ option: 'phone', found: phone, isPlaceholder: isFictionalPhone, expected: number },
		{ option: 'address.street', found: address.street, isPlaceholder: isPlaceholderStreet, expected: street },
		...locations.flatMap((location, index): Value[] => [
			{
				option: `locations[${index}].dealer_license_number`,
				found: location.dealer_license_number,
				isPlaceholder: isPlaceholderLicence,
				expected: licence,
			},
			{
				option: `locations[${index}].address.street`,
				found: location.address.street,
				isPlaceholder: isPlaceholderStreet,
				expected: street,
			},
			{
				option: `locations[${index}].contact_detail.phone`,
				found: location.contact_detail.phone,
				isPlaceholder: isFictionalPhone,
				expected: number,
			},
		]),
		{
			option: 'legal.abn',
			found: legal.abn,
			isPlaceholder: isNeverIssuedAbn,
			expected: "the dealer's own ABN",
		},
		{ option: 'legal.licence', found: legal.licence, isPlaceholder: isPlaceholderLicence, expected: licence },
	];
}
