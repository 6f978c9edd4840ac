import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { normalisedPhone } from '../../domain/phone/normalised-phone.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { HOLD_MINUTES } from '../../domain/reservation/reservation.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import type { IncomingForm } from '../intake/store-incoming.ts';
import { limitCall } from '../limits/count-call.ts';
import { findVehicle } from '../sites.ts';
import { newId } from '../store/database/new-id.ts';
import type { NewLead, NewStep, Saved } from '../store/leads/new-lead.ts';
import { ownRefusal } from './own-reservation.ts';
import { inCents } from './stock-event.ts';

const MINUTE_MS = 60 * 1000;

/**
 * How to store a lead from the checkout, or its last step: together with a hold of its vehicle. Undefined for other leads, and for earlier
 * steps, before which the vehicle must be free. Throws a Refusal when the vehicle cannot be reserved, or not on the terms that the shopper
 * saw; storing it throws one when another shopper holds it.
 *
 * @param fields all fields of the lead so far
 */
export async function holdFor(
	deps: Deps,
	{ site, address, now }: IncomingForm,
	fields: Lead,
	isLastStep = fields.isLastStep,
): Promise<((order: NewLead | NewStep) => Promise<Saved | null>) | undefined> {
	if (fields.deposit === undefined) return undefined;
	const vehicle = reservable(site, fields.car_id ?? '');
	const { deposit, hours } = vehicle.reserve;
	requireSameTerms(fields, vehicle);
	if (!isLastStep) {
		await requireFree(deps, site, vehicle, fields);
		return undefined;
	}
	if (!fields.terms_conditions)
		throw fieldRefusal([{ field: 'terms_conditions', message: 'Please agree to the terms of reserving.' }]);
	await limitCall(deps, 'hold_of_address', address);
	await limitCall(deps, 'hold_of_phone', `${site.slug} ${normalisedPhone(fields.phone)}`);
	return async (order) => {
		const outcome = await deps.store.hold(order, {
			id: newId('res', now),
			dealer: site.slug,
			car_id: vehicle.id,
			price_cents: inCents(vehicle.price),
			deposit_cents: inCents(deposit),
			hold_ends_at: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS).toISOString(),
			hours,
			provider: site.payments?.provider ?? 'sandbox',
		});
		if (outcome.status === 'taken') throw await takenRefusal(deps, site, vehicle, fields);
		return outcome.status === 'held' ? outcome.saved : null;
	};
}

type Reservable = ApiVehicle & { reserve: NonNullable<ApiVehicle['reserve']>; price: number };

/** Throws the refusal for a vehicle that is held already, before its shopper has typed more. */
async function requireFree(deps: Deps, site: ApiSite, vehicle: ApiVehicle, fields: Lead): Promise<void> {
	if (await deps.store.reservationOfVehicle(site.slug, vehicle.id))
		throw await takenRefusal(deps, site, vehicle, fields);
}

async function takenRefusal(deps: Deps, site: ApiSite, vehicle: ApiVehicle, fields: Lead): Promise<Refusal> {
	return (await ownRefusal(deps, site, vehicle, fields)) ?? taken(vehicle);
}

function reservable(site: ApiSite, car_id: string): Reservable {
	const vehicle = site.payments === null ? null : findVehicle(site, car_id);
	const { reserve = null, price = null } = vehicle ?? {};
	if (!vehicle?.is_shown || reserve === null || price === null || !isAvailable(vehicle.car_fields))
		throw new Refusal(
			409,
			`This ${vehicle?.noun ?? 'vehicle'} can no longer be reserved online. You have not paid anything.`,
			{ remedy: 'call' },
		);
	if (vehicle.car_fields.reserved) throw taken(vehicle);
	return { ...vehicle, reserve, price };
}

/** What the shopper agreed to must be what is true now: a page may be hours old, or changed in the browser. */
function requireSameTerms({ deposit, price_shown }: Lead, { reserve, price, noun }: Reservable): void {
	if (price_shown !== undefined && price_shown !== price)
		throw new Refusal(
			409,
			`The price of this ${noun} is ${formatDollars(price)} now. You have not paid anything.`,
			{ remedy: 'reload' },
		);
	if (deposit !== reserve.deposit)
		throw new Refusal(
			409,
			`The deposit for this ${noun} is ${formatDollars(reserve.deposit)}. You have not paid anything.`,
			{ remedy: 'reload' },
		);
}

function taken({ noun }: ApiVehicle): Refusal {
	return new Refusal(
		409,
		`Another buyer is reserving this ${noun}. You have not paid anything. We can say whether it is free again, or find you something similar.`,
		{ remedy: 'call' },
	);
}
