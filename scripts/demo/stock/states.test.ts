import { describe, expect, test } from 'vitest';
import { currentPrice } from '../../../src/domain/price/price.ts';
import { daysBetween } from '../../../src/domain/time/local-date.ts';
import { electrification } from '../../../src/domain/vehicle/attributes/fuel.ts';
import { type ParsedVehicle, VehicleSchema } from '../../../src/domain/vehicle/record/vehicle.ts';
import { isAvailable, isComingSoon } from '../../../src/domain/vehicle/state/availability.ts';
import { isCertifiedToyota, NEW_ARRIVAL_DAYS } from '../../../src/domain/vehicle/state/tag.ts';
import { demoDay } from '../prepare/stamp.ts';
import { demoStock } from './demo-stock.ts';

const CARS = ['harbourline', 'merriwether', 'righto'];
const FRANCHISES = ['harbourline', 'merriwether', 'wattle-and-wander', 'ironbark'];
const ALL = [...FRANCHISES, 'righto'];

type IsIn = (vehicle: ParsedVehicle, now: Date) => boolean;

const soldDaysAgo =
	(days: number): IsIn =>
	({ sold_date_timestamp: sold }, now) =>
		sold !== null && daysBetween(demoDay(new Date(sold * 1000)), demoDay(now)) === days;
const ageInDays = ({ created_at }: ParsedVehicle, now: Date) =>
	(now.getTime() - Date.parse(created_at ?? '')) / (24 * 60 * 60 * 1000);
const hasPictures =
	(least: number, most: number): IsIn =>
	({ images }) =>
		images.length >= least && images.length <= most;
const isOfBody =
	(...bodies: string[]): IsIn =>
	({ simple_body }) =>
		bodies.includes(simple_body ?? '');

/** Every state that a stock must show, the least number of vehicles in it, and the dealers that must show it. */
// biome-ignore format: a table reads by rows
const STATES: [state: string, least: number, dealers: readonly string[], IsIn][] = [
	['in stock', 120, ALL, (v) => isAvailable(v) && v.status === 'in_stock'],
	['coming soon', 4, ALL, isComingSoon],
	['sold yesterday', 2, ALL, soldDaysAgo(1)],
	['sold two days ago', 2, ALL, soldDaysAgo(2)],
	['sold four days ago', 2, ALL, soldDaysAgo(4)],
	['sold ten days ago', 2, ALL, soldDaysAgo(10)],
	['sold twenty days ago', 1, ALL, soldDaysAgo(20)],
	['sold without a date', 1, ALL, (v) => v.sold && v.sold_date_timestamp === null],
	['in stock by its status, sold by its mark', 1, ALL, (v) => v.status === 'in_stock' && v.sold],
	['of an unknown status', 1, ALL, (v) => !['in_stock', 'coming_soon', 'sold'].includes(v.status)],
	['reserved', 4, ALL, (v) => v.reserved],
	['reserved hybrid', 1, CARS, (v) => v.reserved && electrification(v) === 'hybrid'],
	['certified', 5, ['harbourline', 'merriwether'], isCertifiedToyota],
	['new', 50, FRANCHISES, (v) => v.car_type === 'new'],
	['demo', 5, FRANCHISES, (v) => v.car_type === 'demo'],
	['used', 60, ALL, (v) => v.car_type === 'used'],
	['new or demo, which the filter leaves out', 3, ['righto'], (v) => v.car_type !== 'used'],
	['hidden', 2, ALL, (v) => !v.show_on_dealer_website],
	['without a price', 3, ALL, (v) => v.price === null],
	['with a price of ten dollars or less', 2, ALL, (v) => v.price !== null && v.price <= 10],
	['reduced', 6, ALL, (v) => v.offer_price !== null && v.price !== null && v.offer_price < v.price],
	['offered at its list price', 1, ALL, (v) => v.offer_price !== null && v.offer_price === v.price],
	['dearer before', 6, ALL, (v) => v.before_price !== null && v.before_price > (currentPrice(v) ?? 0)],
	['cheaper before', 1, ALL, (v) => v.before_price !== null && v.before_price < (currentPrice(v) ?? 0)],
	['for subscription', 4, ['merriwether'], (v) => v.subscription_price !== null && v.price !== null],
	['for subscription only', 1, ['merriwether'], (v) => v.subscription_price !== null && v.price === null],
	['preorder without a price', 2, FRANCHISES, (v) => v.preorder && v.price === null],
	['preorder with a price', 1, FRANCHISES, (v) => v.preorder && v.price !== null],
	['plus government charges', 3, ALL, (v) => v.price_type === 'excl_government_charges'],
	['estimated drive away', 2, FRANCHISES, (v) => v.price_type === 'estimated_drive_away'],
	['on application', 1, ALL, (v) => v.price_type === 'on_application'],
	['seven figures', 1, ['merriwether'], (v) => (v.price ?? 0) >= 1_000_000],
	['a deposit of its own', 1, ALL, (v) => v.deposit_amount !== null],
	['ways to pay', 100, ALL, (v) => v.payment_processors.length > 1],
	['without pictures', 2, ALL, hasPictures(0, 0)],
	['one picture', 2, ALL, hasPictures(1, 1)],
	['few pictures', 4, ALL, hasPictures(2, 3)],
	['without a telephone', 2, ALL, (v) => v.location !== null && v.location.phone === null],
	['newly arrived', 12, ALL, (v, now) => ageInDays(v, now) < NEW_ARRIVAL_DAYS - 0.1],
	['longer here', 100, ALL, (v, now) => ageInDays(v, now) > NEW_ARRIVAL_DAYS + 0.1],
	["tagged 'Test Drive Only'", 1, FRANCHISES, (v) => v.tag === 'Test Drive Only'],
	["tagged 'One owner'", 2, ALL, (v) => v.tag === 'One owner'],
	["tagged 'Price drop'", 2, ALL, (v) => v.tag === 'Price drop'],
	['coming soon with a tag of its own', 1, ALL, (v) => isComingSoon(v) && v.tag !== null],
	['a title of 60 characters and more', 1, ALL, (v) => `${v.model} ${v.badge}`.length >= 60],
	['registration runs', 50, ALL, (v, now) => (v.rego_expiry ?? '') > demoDay(now)],
	['registration has run out', 4, ALL, (v, now) => v.rego_expiry !== null && v.rego_expiry < demoDay(now)],
	['without comments', 3, ALL, (v) => v.dealercomments === null],
	['comments that are a separator', 1, ALL, (v) => v.dealercomments === '|'],
	['comments in segments', 10, ALL, (v) => /.\|./.test(v.dealercomments ?? '')],
	['comments of more than 400 characters', 5, ALL, (v) => (v.dealercomments ?? '').length > 400],
	['comments of fewer than 200 characters', 10, ALL, (v) => (v.dealercomments ?? '').length < 200],
	['more than eight features', 40, ALL, (v) => v.standardEquipment.length > 8],
	['a history report', 20, ['harbourline', 'merriwether', 'righto', 'ironbark'], (v) => v.file !== null],
	['distributed from elsewhere', 3, ALL, (v) => (v.location?.distribution_locations.length ?? 0) > 0],
	['below the market', 8, ALL, (v) => (v.autograb_data.state_average_market_price ?? v.autograb_data.average_market_price ?? 0) - (currentPrice(v) ?? 1e9) > 499],
	['above the market', 4, ALL, (v) => (v.autograb_data.state_average_market_price ?? 1e9) < (currentPrice(v) ?? 0)],
	['only the national average known', 2, ALL, (v) => v.autograb_data.state_average_market_price === null && v.autograb_data.average_market_price !== null],
	["figures of two lenders", 10, ALL, (v) => Object.keys(v.finance_lenders).length === 2],
	['a rate missing', 1, ALL, (v) => Object.values(v.finance_lenders).some(({ comparisonRate }) => comparisonRate === null)],
	['sold for its owner', 2, ALL, (v) => v.private_suburb !== null && v.private_postcode !== null && v.city === null],
	[
		'sold for its owner, with comments that say so',
		2,
		ALL,
		(v) => v.dealercomments?.includes(`for its owner in ${v.private_suburb}.`) === true,
	],
	['a finance page of its own', 1, ALL, (v) => v.finance_url !== null],
	['electric', 3, CARS, (v) => electrification(v) === 'electric'],
	['hybrid', 10, CARS, (v) => v.simple_fuel === 'Hybrid'],
	['plug-in hybrid', 2, CARS, (v) => v.simple_fuel === 'Plug-in hybrid'],
	['seven seats and more', 8, CARS, (v) => (v.seats ?? 0) >= 7],
	['older than twelve years', 2, ['righto'], (v, now) => now.getUTCFullYear() - (v.year ?? 0) > 12],
	['convertible', 3, ['righto'], isOfBody('Convertible')],
	['coupe', 1, ['righto', 'harbourline'], isOfBody('Coupe')],
	['van', 2, CARS, isOfBody('Van')],
	['people mover', 2, ['righto', 'merriwether'], isOfBody('People Mover')],
	['wagon', 1, ['righto', 'merriwether'], isOfBody('Wagon')],
	['sedan', 3, CARS, isOfBody('Sedan')],
	['caravan', 60, ['wattle-and-wander'], isOfBody('Caravan')],
	['pop-top', 8, ['wattle-and-wander'], isOfBody('Pop-top')],
	['camper trailer', 10, ['wattle-and-wander'], isOfBody('Camper trailer')],
	['motorhome', 8, ['wattle-and-wander'], isOfBody('Motorhome')],
	['campervan', 4, ['wattle-and-wander'], isOfBody('Campervan')],
	['measured in feet and kilograms', 150, ['wattle-and-wander'], ({ specifications: s, variant }) => s.body_length !== null && s.tare_weight !== null && s.sleeps !== null && s.body_width !== null && (s.aggregate_trailer_mass ?? variant.grossvehiclemass ?? 0) > (s.tare_weight ?? 0)],
	['for learners', 30, ['ironbark'], (v) => v.badge?.includes('LAMS') ?? false],
	['measured in cubic centimetres', 150, ['ironbark'], (v) => /^[\d,]+ cc$/.test(v.engine_size ?? '')],
	['scooter', 4, ['ironbark'], isOfBody('Scooter')],
	['touring', 5, ['ironbark'], isOfBody('Touring')],
	['cruiser', 8, ['ironbark'], isOfBody('Cruiser')],
	['sport', 8, ['ironbark'], isOfBody('Sport')],
];

/** An ordinary day, the ends of a year, a leap day, and nights on which the date differs between Perth and Sydney. */
const MOMENTS = [
	'2026-11-20T09:00:00+10:00',
	'2026-12-31T23:59:00+10:00',
	'2027-01-01T00:01:00+10:00',
	'2028-02-29T12:00:00+10:00',
	'2026-10-04T02:30:00+10:00',
].map((moment) => new Date(moment));

describe.each(ALL)('on any day %s has vehicles', (dealer) => {
	const stocks = MOMENTS.map((now) => ({
		now,
		stock: demoStock(dealer, now).map((vehicle) => VehicleSchema.parse(vehicle)),
	}));
	test.each(STATES.filter(([, , dealers]) => dealers.includes(dealer)))(
		'%s, %d or more',
		(_, least, __, isIn) => {
			const counts = stocks.map(({ now, stock }) => stock.filter((vehicle) => isIn(vehicle, now)).length);
			expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
		},
	);
});
