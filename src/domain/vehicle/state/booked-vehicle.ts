import type { LeadProblem } from '../../lead/lead-problems.ts';
import { OLDEST_OWN_YEAR } from '../attributes/plausible-limits.ts';

/** The vehicle of a service booking, as typed; a field that the form does not have is undefined. */
export interface BookedVehicle {
	rego?: string | undefined;
	make?: string | undefined;
	model?: string | undefined;
	year?: string | undefined;
	kms?: string | undefined;
}

/** The errors in the vehicle of a service booking: it needs the rego, or make and model (SERVICE-003). */
export function bookedVehicleProblems(
	{ rego, make, model, year, kms }: BookedVehicle,
	thisYear: number,
): LeadProblem[] {
	const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== '';
	const isNamed = isGiven(rego) || (isGiven(make) && isGiven(model));
	const isYear =
		/^\s*\d{4}\s*$/.test(year ?? '') && Number(year) >= OLDEST_OWN_YEAR && Number(year) <= thisYear + 1;
	const isKms = /^\s*\d[\d,\s]{0,9}\s*(km|kms)?\s*$/i.test(kms ?? '');
	return [
		...(isNamed ? [] : [{ field: 'Rego', message: 'Please enter the rego, or the make and model.' }]),
		...(isGiven(year) && !isYear
			? [{ field: 'year', message: `Please enter the year in four digits, such as ${thisYear - 4}.` }]
			: []),
		...(isGiven(kms) && !isKms
			? [{ field: 'kms', message: 'Please enter the kilometres in digits, such as 45,000.' }]
			: []),
	];
}
