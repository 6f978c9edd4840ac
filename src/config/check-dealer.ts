import { statSync } from 'node:fs';
import { join } from 'node:path';
import { abnIsPossible } from './checks/abn.ts';
import type { Check } from './checks/check.ts';
import { contradictions } from './checks/contradictions.ts';
import { usableFeatures } from './checks/features.ts';
import { imagesExist } from './checks/files.ts';
import { distinctSpecialHours, opensBeforeClosing, specialHoursHaveALocation } from './checks/hours.ts';
import { knownLeadCategories } from './checks/lead-routes.ts';
import { lawfulLoanTerms } from './checks/loan-terms.ts';
import {
	distinctPlaces,
	knownDealerships,
	locationsHaveADealership,
	onePrimaryLocation,
	postcodesMatchStates,
} from './checks/locations.ts';
import { readableColours } from './checks/look.ts';
import { knownPayments } from './checks/payments.ts';
import { secretsStayOutside } from './checks/secrets.ts';
import { knownMakesAndBodies } from './checks/stock.ts';
import { startsBeforeExpiring } from './checks/windows.ts';
import type { Dealer } from './complete-dealer.ts';
import type { ReadablePart } from './parse-dealer.ts';
import type { Problem } from './problem.ts';

/** Every rule about the meaning of a dealer's options. A new one is a new entry. */
export const CHECKS: readonly Check[] = [
	abnIsPossible,
	distinctPlaces,
	onePrimaryLocation,
	locationsHaveADealership,
	knownDealerships,
	postcodesMatchStates,
	knownLeadCategories,
	opensBeforeClosing,
	specialHoursHaveALocation,
	distinctSpecialHours,
	readableColours,
	imagesExist,
	knownMakesAndBodies,
	knownPayments,
	usableFeatures,
	lawfulLoanTerms,
	contradictions,
	secretsStayOutside,
	startsBeforeExpiring,
];

/** Everything a dealer's options get wrong in meaning, all at once. */
export function checkDealer(dealer: Dealer, dealersDir: string): Problem[] {
	const hasFile = (path: string) =>
		statSync(join(dealersDir, dealer.slug, path), { throwIfNoEntry: false })?.isFile() ?? false;
	return CHECKS.flatMap(({ check }) => check({ dealer, hasFile })).map((finding) => ({
		file: `${dealer.slug}/dealer.ts`,
		...finding,
	}));
}

/** Faults that would follow from an option which could not be read, and are no faults of the author's: the finding, and that option. */
const FOLLOWS: readonly (readonly [finding: RegExp, replaced: RegExp])[] = [
	[/postcode$/, /(^|\.)state$/],
	[/features\./, /manufacturers?\b/],
	[/dealership/, /^dealerships/],
	[/location/, /^locations$/],
];

/** What faulty options get wrong in meaning beside their faults, as far as they could be read. */
export function checkReadablePart({ dealer, replaced }: ReadablePart, dealersDir: string): Problem[] {
	return checkDealer(dealer, dealersDir).filter(
		({ option }) =>
			!replaced.some(
				(other) =>
					isWithin(option, other) ||
					isWithin(other, option) ||
					FOLLOWS.some(([finding, cause]) => finding.test(option) && cause.test(other)),
			),
	);
}

/** Whether an option is another one or a part of it. */
function isWithin(option: string, group: string): boolean {
	return option.startsWith(group) && /^($|[.[])/.test(option.slice(group.length));
}

/** What several dealers may not share: host names and website ids. */
export function checkFleet(dealers: readonly Dealer[]): Problem[] {
	const owners = new Map<string, string>();
	return dealers.flatMap((dealer) => {
		const claims = [
			{ option: 'url', claim: `the host ${new URL(dealer.url).host}` },
			...dealer.hosts.map((host, index) => ({ option: `hosts[${index}]`, claim: `the host ${host}` })),
			{ option: 'id', claim: `the id ${dealer.id}` },
		];
		return claims.flatMap(({ option, claim }) => {
			const owner = owners.get(claim);
			if (owner === undefined || owner === dealer.slug) {
				owners.set(claim, dealer.slug);
				return [];
			}
			return [{ file: `${dealer.slug}/dealer.ts`, option, message: `${claim} belongs to ${owner} already` }];
		});
	});
}
