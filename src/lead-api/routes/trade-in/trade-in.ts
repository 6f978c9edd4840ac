import type * as z from 'zod/mini';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { adjustment, valuation } from '../../../api/trade-in/valuation.ts';
import { vehicleLookup } from '../../../api/trade-in/vehicle-lookup.ts';
import { type State, stateOf } from '../../../domain/place/states.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { conditionProblems } from '../../../domain/trade-in/condition.ts';
import { drawnVehicle } from '../../../domain/trade-in/drawn-vehicle.ts';
import { normalisedPlate, unknownPlate } from '../../../domain/trade-in/number-plate.ts';
import { vehicleYearProblem } from '../../../domain/trade-in/own-vehicle.ts';
import { fieldRefusal, Refusal } from '../../answers/refusal.ts';
import type { Deps } from '../../deps.ts';
import { requireNoProblems } from '../../intake/store-incoming.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { foundFacts, keepRecord, readRecord, type StoredValuation } from '../../trade-in/records.ts';
import { requireTradeIns } from '../../trade-in/require-trade-ins.ts';
import { valueVehicle } from '../../trade-in/value-vehicle.ts';

const byHand = (phone: string) =>
	`We can’t look up number plates right now. Please enter the make, model and year, or call ${phone}.`;

/** Finds a vehicle by its number plate (LEADAPI-005, TRADEIN-022). */
export const vehicleLookupRoute = route(vehicleLookup, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireTradeIns(site);
	await limitCall(deps, 'vehicle_lookup', address);
	const state = stateOf(body.regoState) as State;
	const plate = { rego: normalisedPlate(body.rego), state };
	const found = await deps.tradeIn.lookUp(plate, site);
	if (found.status === 'unavailable') return { status: 'by_hand' as const, message: byHand(site.phone) };
	if (found.status === 'unknown')
		return { status: 'unknown' as const, message: unknownPlate(body.rego, state, site.phone) };
	const {
		record_id,
		register_id: _,
		...vehicle
	} = await keepRecord(deps, 'vehicle', site.slug, () => found.vehicle);
	const drawing = drawnVehicle(vehicle.item_type, vehicle.body, vehicle.colour);
	return { status: 'found' as const, vehicle: { ...vehicle, ...drawing, id: record_id } };
});

/** Values a vehicle (TRADEIN-007, TRADEIN-024). */
export const valuationRoute = route(valuation, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireTradeIns(site);
	await limitCall(deps, 'vehicle_valuation', address);
	const vehicle = await vehicleOf(deps, site, body);
	const asked = { vehicle, kms: body.kms, answers: body.adjustmentAnswers };
	requireNoProblems(conditionProblems(vehicle.item_type, asked.answers));
	return valueVehicle(deps, site, asked);
});

/** Values a vehicle again with other answers (LEADAPI-004, TRADEIN-021). */
export const adjustmentRoute = route(adjustment, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireTradeIns(site);
	await limitCall(deps, 'vehicle_valuation', address);
	const before = await readRecord(deps, 'valuation', site.slug, body.id);
	if (!before) throw unknownId('This estimate has expired. Please ask for a new one.');
	const answers = { ...before.answers, ...body.adjustmentAnswers };
	requireNoProblems(conditionProblems(before.vehicle.item_type, answers));
	const kms = body.kms ?? before.kms;
	const known = kms === before.kms ? before.typical : null;
	return valueVehicle(deps, site, { vehicle: before.vehicle, kms, answers }, known);
});

/** The vehicle a request names: one that was found, or one entered by hand. */
async function vehicleOf(
	deps: Deps,
	site: ApiSite,
	{ id, make, model, year, item_type }: z.output<typeof valuation.body.schema>,
): Promise<StoredValuation['vehicle']> {
	if (id !== undefined) {
		const found = await readRecord(deps, 'vehicle', site.slug, id);
		if (!found) throw unknownId('Please enter the number plate again, or the make, model and year.');
		return foundFacts(found);
	}
	const thisYear = Number(localTime(deps.now(), site.time_zone).date.slice(0, 4));
	const yearProblem = vehicleYearProblem(String(year ?? ''), thisYear);
	const problems = [
		...(make ? [] : [{ field: 'make', message: 'Please choose the make.' }]),
		...(model ? [] : [{ field: 'model', message: 'Please enter the model.' }]),
		...(yearProblem === null ? [] : [{ field: 'year', message: yearProblem }]),
	];
	if (!make || !model || year === undefined || problems.length > 0) throw fieldRefusal(problems);
	const title = `${year} ${make} ${model}`;
	const own = { item_type: item_type ?? 'car', make, model, variant: null, year, title };
	return { ...own, is_sample: false, register_id: null, body: null, colour: null };
}

/** 404 for an id that is unknown or has ended. */
function unknownId(message: string): Refusal {
	return new Refusal(404, message, { problems: [{ field: 'id', message }] });
}
