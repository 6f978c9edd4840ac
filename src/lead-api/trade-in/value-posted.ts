import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { stateOf } from '../../domain/place/states.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { conditionProblems } from '../../domain/trade-in/condition.ts';
import { normalisedPlate, plateProblem } from '../../domain/trade-in/number-plate.ts';
import { hasOdometer, vehicleYearProblem } from '../../domain/trade-in/own-vehicle.ts';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits/count-call.ts';
import { foundFacts, type StoredValuation } from './records.ts';
import { valueVehicle } from './value-vehicle.ts';

/**
 * Values the vehicle of a trade-in that was sent in one post, without JavaScript: the plate is looked up, else the vehicle is the one that
 * was entered.
 *
 * @returns the valuation's id; null where too little is known or too much was asked, so that a buyer values it
 */
export async function valuePosted(
	deps: Deps,
	site: ApiSite,
	address: string,
	fields: Lead,
): Promise<string | null> {
	if (!site.trade_in) return null;
	const vehicle = (await foundVehicle(deps, site, address, fields)) ?? enteredVehicle(deps, site, fields);
	if (!vehicle) return null;
	const kms = hasOdometer(vehicle.item_type) ? fields.kms : 0;
	const answers = Object.fromEntries(
		Object.entries(fields.adjustmentAnswers ?? {}).map(([name, answer]) => [name, String(answer)]),
	);
	if (kms === undefined || conditionProblems(vehicle.item_type, answers).length > 0) return null;
	if ((await countCall(deps, 'vehicle_valuation', address)) !== null) return null;
	return (await valueVehicle(deps, site, { vehicle, kms, answers })).id;
}

async function foundVehicle(
	deps: Deps,
	site: ApiSite,
	address: string,
	{ rego, regoState }: Lead,
): Promise<StoredValuation['vehicle'] | null> {
	const state = stateOf(regoState ?? '');
	if (!rego || !state || plateProblem(rego)) return null;
	if ((await countCall(deps, 'vehicle_lookup', address)) !== null) return null;
	const found = await deps.tradeIn.lookUp({ rego: normalisedPlate(rego), state }, site);
	if (found.status !== 'found') return null;
	return foundFacts(found.vehicle);
}

function enteredVehicle(
	{ now }: Deps,
	{ time_zone }: ApiSite,
	{ own_make: make, own_model: model, own_year: year, own_item_type }: Lead,
): StoredValuation['vehicle'] | null {
	const thisYear = Number(localTime(now(), time_zone).date.slice(0, 4));
	if (!make || !model || !year || vehicleYearProblem(String(year), thisYear)) return null;
	return {
		item_type: own_item_type ?? 'car',
		make,
		model,
		variant: null,
		year,
		title: `${year} ${make} ${model}`,
		is_sample: false,
		register_id: null,
		body: null,
		colour: null,
	};
}
