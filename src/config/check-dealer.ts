import { statSync } from 'node:fs';
import { join } from 'node:path';
import { abnIsPossible } from './checks/abn.ts';
import type { Check } from './checks/check.ts';
import { usableCheckout } from './checks/checkout.ts';
import { readableColours } from './checks/colours.ts';
import { contradictions } from './checks/contradictions.ts';
import { usableFeatures } from './checks/features.ts';
import { imagesExist } from './checks/files.ts';
import { distinctSpecialHours, opensBeforeClosing, specialHoursHaveALocation } from './checks/hours.ts';
import { knownLeadCategories } from './checks/lead-routes.ts';
import { licenceOfState } from './checks/licence.ts';
import { lawfulLoanTerms } from './checks/loan-terms.ts';
import {
	distinctLocations,
	knownDealerships,
	locationsHaveADealership,
	onePrimaryLocation,
	postcodesMatchStates,
} from './checks/locations.ts';
import { knownPayments } from './checks/payments.ts';
import { lawfulPromotions } from './checks/promotion-words.ts';
import { secretsStayOutside } from './checks/secrets.ts';
import { lawfulSpin } from './checks/spin.ts';
import { knownMakesAndBodies } from './checks/stock.ts';
import { codesAreSent } from './checks/text-service.ts';
import { startsBeforeExpiring } from './checks/windows.ts';
import { noWrittenSecrets } from './checks/written-secrets.ts';
import type { Dealer } from './complete-dealer.ts';
import type { ReadablePart } from './parse-dealer.ts';
import type { Problem } from './problems/problem.ts';

/** Every semantic check of a dealer's options. Add new checks here. */
export const CHECKS: readonly Check[] = [
	abnIsPossible,
	licenceOfState,
	distinctLocations,
	onePrimaryLocation,
	locationsHaveADealership,
	knownDealerships,
	postcodesMatchStates,
	knownLeadCategories,
	opensBeforeClosing,
	specialHoursHaveALocation,
	distinctSpecialHours,
	readableColours,
	usableCheckout,
	imagesExist,
	knownMakesAndBodies,
	knownPayments,
	usableFeatures,
	lawfulLoanTerms,
	contradictions,
	secretsStayOutside,
	noWrittenSecrets,
	codesAreSent,
	lawfulSpin,
	lawfulPromotions,
	startsBeforeExpiring,
];

/** All semantic problems of a dealer's options. */
export function checkDealer(dealer: Dealer, dealersDir: string): Problem[] {
	const hasFile = (path: string) =>
		statSync(join(dealersDir, dealer.slug, path), { throwIfNoEntry: false })?.isFile() ?? false;
	return CHECKS.flatMap(({ check }) => check({ dealer, hasFile })).map((finding) => ({
		file: `${dealer.slug}/dealer.ts`,
		...finding,
	}));
}

/** Findings that only follow from an unreadable option, which the author did not cause: the finding's option, and the unreadable one. */
const FOLLOWS: readonly (readonly [finding: RegExp, replaced: RegExp])[] = [
	[/postcode$/, /(^|\.)state$/],
	[/features\./, /manufacturers?\b/],
	[/dealership/, /^dealerships/],
	[/location/, /^locations$/],
	[/licen[cs]e/, /(^|\.)state$/],
];

/** The semantic problems in the readable part of invalid options. */
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

/** Whether an option equals another one or is a part of it. */
function isWithin(option: string, group: string): boolean {
	return option.startsWith(group) && /^($|[.[])/.test(option.slice(group.length));
}

/** Checks that no two dealers share a host name or a website id. */
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
