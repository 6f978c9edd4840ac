import type { DemoVehicle } from '../stock/demo-vehicle.ts';

type Cell = string | number | boolean | null | undefined;

/** A column: its heading, and its value for a vehicle. */
export type Column = readonly [heading: string, cell: (vehicle: DemoVehicle) => Cell];

const CONDITIONS: Record<string, string> = { new: 'New', demo: 'Demonstrator', used: 'Pre-owned' };
const STATUSES: Record<string, string> = {
	in_stock: 'In stock',
	coming_soon: 'Coming soon',
	sold: 'Sold',
	withdrawn: 'Withdrawn',
};
const PRICE_BASES: Record<string, string> = {
	drive_away: 'Drive away',
	estimated_drive_away: 'Drive away, estimated',
	excl_government_charges: 'Plus government charges',
	on_application: 'On application',
};

const dollars = (amount: number | null | undefined) =>
	amount === null || amount === undefined ? null : `$${amount.toLocaleString('en-AU')}`;
const word = (words: Record<string, string>, key: string | null | undefined) => (key ? words[key] : null);
const day = (unixSeconds: number | null | undefined) =>
	unixSeconds ? new Date(unixSeconds * 1000).toISOString() : null;

const lender = (name: string, field: string) => (vehicle: DemoVehicle) =>
	vehicle.finance_lenders?.[name]?.[field];

/** Columns of the stock spreadsheet that a dealer group keeps in its office; `dealers/merriwether/columns.ts` maps them. */
export const GROUP_COLUMNS: readonly Column[] = [
	['Ref', ({ id }) => id],
	['Stock No', ({ stocknum }) => stocknum],
	['Yard', ({ location_name }) => location_name],
	['Suburb', ({ city }) => city],
	['Condition', ({ car_type }) => word(CONDITIONS, car_type)],
	['Status', ({ status }) => word(STATUSES, status)],
	['Year', ({ year }) => year],
	['Make', ({ make }) => make],
	['Model', ({ model }) => model],
	['Variant', ({ badge }) => badge],
	['Series', ({ series }) => series],
	['Built', ({ build_date }) => build_date],
	['Complied', ({ compliance_date }) => compliance_date],
	['Kms', ({ km }) => km?.toLocaleString('en-AU')],
	['Drive away price', ({ price }) => dollars(price)],
	['Was', ({ before_price }) => dollars(before_price)],
	['Now', ({ offer_price }) => dollars(offer_price)],
	['Per week subscription', ({ subscription_price }) => dollars(subscription_price)],
	['Price basis', ({ price_type }) => word(PRICE_BASES, price_type)],
	['Preorder', ({ preorder }) => preorder ?? false],
	['On hold', ({ reserved }) => reserved],
	['Certified', ({ certified }) => certified],
	['Sold', ({ sold }) => sold],
	['Sold on', ({ sold_date_timestamp }) => day(sold_date_timestamp)],
	['On website', ({ show_on_dealer_website }) => show_on_dealer_website],
	['Window tag', ({ tag }) => tag],
	['Colour', ({ colour }) => colour],
	['Trim', ({ interior_colour }) => interior_colour],
	['Body', ({ simple_body }) => simple_body],
	['Body detail', ({ bodyconfiguration }) => bodyconfiguration],
	['Seats', ({ seats }) => seats],
	['Doors', ({ doors }) => doors],
	['Fuel', ({ simple_fuel }) => simple_fuel],
	['Fuel detail', ({ fuel }) => fuel],
	['Transmission', ({ simple_transmission }) => simple_transmission],
	['Gearbox', ({ trans }) => trans],
	['Gears', ({ gearnum }) => gearnum],
	['Gear type', ({ variant }) => variant?.geartype],
	['Driven wheels', ({ drive }) => drive],
	['Engine', ({ engine_size }) => engine_size],
	['Cylinders', ({ variant }) => variant?.cylinders],
	['cc', ({ variant }) => variant?.enginesize],
	['Litres', ({ variant }) => variant?.enginesize_litres],
	['Induction', ({ variant }) => variant?.induction],
	['L/100 km', ({ variant }) => variant?.fuelconsumptioncombined],
	['Tank', ({ variant }) => variant?.fuelcapacity],
	['GVM', ({ variant }) => variant?.grossvehiclemass],
	['Length', ({ variant }) => variant?.vehiclelength],
	['Width', ({ variant }) => variant?.vehiclewidth],
	['Height', ({ variant }) => variant?.vehicleheight],
	['Torque', ({ variant }) => variant?.torque],
	['ANCAP', ({ variant }) => variant?.ancaprating],
	['VIN', ({ vin }) => vin],
	['Rego', ({ regplate }) => regplate],
	['Rego runs to', ({ rego_expiry }) => rego_expiry],
	['Entered', ({ created_at }) => created_at],
	['Changed', ({ updated_at }) => updated_at],
	['Clicks', ({ views }) => views],
	['NVIC', ({ has_nvic }) => has_nvic],
	['Notes', ({ dealercomments }) => dealercomments],
	['Features', ({ standardEquipment }) => standardEquipment?.join('; ')],
	['Ad title', ({ carsales_title }) => carsales_title],
	['Photos', ({ images }) => images?.map(({ image }) => image.url).join('|')],
	['History report', ({ file }) => file],
	['We take', ({ payment_processors }) => payment_processors?.join('; ')],
	['Not promised', ({ withheld_promises }) => withheld_promises?.join('; ')],
	['Deposit', ({ deposit_amount }) => dollars(deposit_amount)],
	['Quote page', ({ finance_url }) => finance_url],
	['Phone', ({ location }) => location?.phone],
	['Also at', ({ location }) => location?.distribution_locations?.map(({ name }) => name).join('; ')],
	['Owner’s suburb', ({ private_suburb }) => private_suburb],
	['Owner’s postcode', ({ private_postcode }) => private_postcode],
	['State average', ({ autograb_data }) => dollars(autograb_data?.state_average_market_price)],
	['National average', ({ autograb_data }) => dollars(autograb_data?.average_market_price)],
	['Averages by', ({ autograb_data }) => autograb_data?.source],
	['Averages of', ({ autograb_data }) => autograb_data?.month],
	['Angle rate', lender('angle', 'interestRate')],
	['Angle comparison', lender('angle', 'comparisonRate')],
	['Angle per week', lender('angle', 'paymentWeek')],
	['Angle per month', lender('angle', 'paymentMonth')],
	['Angle terms', lender('angle', 'disclaimer')],
	['Nissan rate', lender('nissan_finance', 'interestRate')],
	['Nissan comparison', lender('nissan_finance', 'comparisonRate')],
	['Nissan per month', lender('nissan_finance', 'paymentMonth')],
];

/** A cell in the office's own notation. */
export function cellText(value: Cell): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	return value === null || value === undefined ? '' : String(value);
}
