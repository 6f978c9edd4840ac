import { electrification, type Fuelled } from '../attributes/fuel.ts';
import type { Vehicle } from '../record/vehicle.ts';
import { type Availability, isAvailable } from './availability.ts';
import { ENDED_LABELS, type EndedState, isEnded, stateOf } from './vehicle-state.ts';
import { listedUntil } from './visibility.ts';

/** Days a vehicle counts as newly arrived (CARD-024). */
export const NEW_ARRIVAL_DAYS = 8;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The presets for the wording of tags: the standard one and the variant of CARD-025. */
export const TAG_PRESETS = {
	standard: { sold: 'SOLD', arrival: 'NEW ARRIVAL', newVehicle: null },
	'just-sold': { sold: 'JUST SOLD', arrival: 'New Arrival', newVehicle: 'New' },
} as const;

/** The name of a wording of tags in {@link TAG_PRESETS}. */
export type TagPreset = keyof typeof TAG_PRESETS;

/** A site's choices about tags. */
export interface TagSettings {
	preset: TagPreset;
	/** Whether electric and hybrid vehicles are tagged (CARD-018). */
	electric_hybrid: boolean;
	/** Whether certified used Toyotas carry the badge (CARD-020, VDP-064). */
	toyota_certified: boolean;
	/** Days a vehicle counts as just sold: as long as lists show it. */
	include_sold_cars_days: number;
}

/** The fields of a vehicle that decide its tag. */
export type TaggedVehicle = Availability &
	Fuelled &
	Pick<
		Vehicle,
		'make' | 'car_type' | 'reserved' | 'certified' | 'tag' | 'sold_date_timestamp' | 'created_at'
	>;

/** What a vehicle's tag is about. */
export type TagKind =
	| EndedState
	| 'electric'
	| 'hybrid'
	| 'reserved'
	| 'certified'
	| 'custom'
	| 'coming-soon'
	| 'arrival'
	| 'new';

/** The label on a vehicle's picture. */
export interface Tag {
	kind: TagKind;
	text: string;
	/** The time after which the tag is no longer true and rendered pages must hide it, Unix milliseconds; null for never. */
	until: number | null;
}

/** The one tag of a vehicle, by the precedence of CARD-017 to CARD-023; null for none. */
export function tagOf(vehicle: TaggedVehicle, settings: TagSettings, now: Date): Tag | null {
	const labels = TAG_PRESETS[settings.preset];
	const state = stateOf(vehicle);
	if (state === 'sold') return soldTag(vehicle, settings, now);
	if (isEnded(state)) return tag(state, ENDED_LABELS[state].toUpperCase());
	const drive = settings.electric_hybrid ? electrification(vehicle) : null;
	if (drive) return tag(drive, drive === 'hybrid' ? 'Hybrid' : 'Electric');
	if (vehicle.reserved) return tag('reserved', 'RESERVED');
	const isCertifiedUsed = vehicle.car_type === 'used' && isCertifiedToyota(vehicle);
	if (settings.toyota_certified && isCertifiedUsed) return tag('certified', 'Toyota Certified');
	if (vehicle.tag) return tag('custom', vehicle.tag);
	if (vehicle.status === 'coming_soon') return tag('coming-soon', 'COMING SOON');
	const until = arrivalEnds(vehicle.created_at);
	if (until !== null && now.getTime() <= until) return tag('arrival', labels.arrival, until);
	if (labels.newVehicle && vehicle.car_type === 'new') return tag('new', labels.newVehicle);
	return null;
}

/** Whether a vehicle may carry the Toyota certified badge: a certified Toyota that is not sold (VDP-064). */
export function isCertifiedToyota(vehicle: Availability & { make: string; certified: boolean }): boolean {
	return vehicle.certified && vehicle.make.toLowerCase() === 'toyota' && isAvailable(vehicle);
}

/** 'JUST SOLD' is only true within the period of `include_sold_cars_days` (resolution 43); the vehicle's page stays longer. */
function soldTag({ sold_date_timestamp }: TaggedVehicle, settings: TagSettings, now: Date): Tag {
	const { preset, include_sold_cars_days: days } = settings;
	const until = sold_date_timestamp === null || days === 0 ? null : listedUntil(sold_date_timestamp, days);
	const isRecent = until !== null && now.getTime() <= until;
	return preset === 'just-sold' && isRecent
		? tag('sold', TAG_PRESETS[preset].sold, until)
		: tag('sold', TAG_PRESETS.standard.sold);
}

/** The time until which a vehicle counts as newly arrived, Unix milliseconds (CARD-024); null when its age is unknown. */
export function arrivalEnds(createdAt: string | null): number | null {
	return createdAt === null ? null : Date.parse(createdAt) + NEW_ARRIVAL_DAYS * DAY_MS;
}

function tag(kind: TagKind, text: string, until: number | null = null): Tag {
	return { kind, text, until };
}
