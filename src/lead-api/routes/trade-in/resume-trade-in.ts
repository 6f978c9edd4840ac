import { tradeInResume } from '../../../api/trade-in/resume.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { Refusal } from '../../answers/refusal.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';
import { ownDrawing } from '../../trade-in/own-drawing.ts';
import { readRecord } from '../../trade-in/records.ts';
import { resumedLead } from '../../trade-in/resume-link.ts';
import { ownPhotos } from './photos.ts';

/** A trade-in for its sender on another device, by the link of the receipt. Contact details stay in the lead. */
export const tradeInResumeRoute = route(tradeInResume, (deps) => async (c, { body: { token } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'resume', address);
	const id = resumedLead(token, site.slug, deps.secret, deps.now());
	const lead = id === null ? null : await deps.store.find(site.slug, id);
	if (lead?.kind !== 'lead' || lead.category !== TRADE_IN_CATEGORY)
		throw new Refusal(404, `This link has expired. Please start again, or call us on ${site.phone}.`);
	const { fields } = lead;
	const valued = fields.id === null ? null : await readRecord(deps, 'valuation', site.slug, fields.id);
	const { date: today } = localTime(deps.now(), site.time_zone);
	const hasEnded = valued?.answer.status === 'estimated' && valued.answer.held_until < today;
	const car = fields.car_id === null ? null : findVehicle(site, fields.car_id);
	return {
		lead_id: lead.id,
		submission_id: lead.submission_id,
		is_finished: fields.isLastStep,
		item_type: fields.own_item_type ?? 'car',
		rego: fields.rego,
		regoState: fields.regoState,
		make: fields.own_make,
		model: fields.own_model,
		year: fields.own_year ?? null,
		kms: fields.kms ?? null,
		adjustmentAnswers: fields.adjustmentAnswers ?? {},
		vehicle: valued && {
			title: valued.vehicle.title,
			variant: valued.vehicle.variant,
			...(await ownDrawing(deps, lead)),
		},
		finance: fields.finance ?? null,
		amount_owing: fields.amount_owing ?? null,
		trade_in: fields.trade_in ?? null,
		desired_price: fields.desired_price ?? null,
		location_id: fields.location_id,
		car_id: car?.is_shown && isAvailable(car.car_fields) ? car.id : null,
		valuation: hasEnded ? null : (valued?.answer ?? null),
		...(await ownPhotos(deps, site, lead.submission_id)),
	};
});
