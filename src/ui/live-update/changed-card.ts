import { isCarFields } from '../../api/vehicle/car-fields.ts';
import type { UncheckedChange } from '../../api/vehicle/get-stock-changes.ts';
import { type VehicleCard, vehicleCard } from '../../domain/card/vehicle-card.ts';
import { vehiclePath } from '../../paths/paths.ts';
import type { SettingsByDealership } from './card-settings.ts';

/**
 * Card of a vehicle after a change, with the settings of its pages. Null for a vehicle that is no longer shown; undefined for an unusable
 * change: its fields are malformed, or the site has no settings for it.
 */
export function changedCard(
	{ slug, stock_version, car_fields }: UncheckedChange,
	cards: SettingsByDealership,
	now: Date,
): VehicleCard | null | undefined {
	if (car_fields !== null && !isCarFields(car_fields)) return undefined;
	const settings = cards[car_fields?.dealership_slug ?? ''] ?? cards[''];
	if (!settings) return undefined;
	if (car_fields === null) return null;
	return vehicleCard({ ...car_fields, picture: null, stock_version }, settings, vehiclePath(slug), now);
}
