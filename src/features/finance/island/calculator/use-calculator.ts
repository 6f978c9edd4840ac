import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';

import {
	addressOfChoices,
	CALCULATOR_PARAMETERS,
} from '../../../../domain/finance/calculator/calculator-address.ts';
import { firstChoices, type KnownChoices } from '../../../../domain/finance/calculator/calculator-answer.ts';
import {
	type AmountField,
	boundsOf,
	type FieldBounds,
} from '../../../../domain/finance/calculator/calculator-fields.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { withOfferedLoan } from '../../../../domain/finance/loan/offered-loan.ts';
import type { VehicleLoan } from '../../../../domain/finance/loan/vehicle-loan.ts';
import type { CalculatorData } from '../../embed/calculator-data.ts';
import { touchedFields } from '../touched-fields.ts';
import { trackCalculation } from '../track-calculation.ts';
import { writeAddress } from '../write-address.ts';
import { addressActions } from './address-actions.ts';
import {
	type CalculatorAction,
	type CalculatorState,
	calculatorReducer,
	choicesOf,
	type FieldKey,
	stateOf,
} from './calculator-state.ts';

/** A calculator at work. */
export interface Calculator {
	terms: LoanTerms;
	/** What its fields take. */
	bounds: Readonly<Record<AmountField, FieldBounds>>;
	state: CalculatorState;
	/** Null while a field holds no number. */
	choices: LoanChoices | null;
	/** What an address says of the vehicle: of the page's own, else of the one that its address names. */
	about: Readonly<Record<string, string>>;
	act: (action: CalculatorAction) => void;
	/**
	 * Whether figures can be shown: `finding` while the terms for the vehicle of the address are loaded, `no-estimate` where it has none,
	 * `unavailable` where they could not be loaded, `ended` where those of the dealership of the address no longer hold.
	 */
	stage: 'ready' | 'finding' | 'no-estimate' | 'unavailable' | 'ended';
	/** Takes over the terms for the vehicle of the address; what was chosen stays. */
	settleVehicle: (found: FoundLoan) => void;
}

/**
 * What was found of the vehicle that an address names: its terms, that it has no estimate, that it is not listed, or that none of this
 * could be loaded.
 */
export type FoundLoan = VehicleLoan | 'no-estimate' | 'unlisted' | 'unavailable';

/** Parameters of an address that name a vehicle (FINANCE-008). */
const VEHICLE_PARAMETERS = ['preferredDealership', 'car_id', 'car_type'];

/**
 * Keeps a calculator's state: begun by the build, taken on from the address and from what was typed before hydration, kept in the address.
 */
export function useCalculator(
	{ terms: siteTerms, termsByDealership, known, about: ofPage, isCompact }: Omit<CalculatorData, 'until'>,
	place: RefObject<HTMLElement | null>,
): Calculator {
	const [terms, setTerms] = useState(siteTerms);
	const [usual, setUsual] = useState(() => firstChoices(siteTerms, known));
	const [state, dispatch] = useReducer(
		(before: CalculatorState, action: CalculatorAction) => calculatorReducer(terms)(before, action),
		usual,
		stateOf,
	);
	const [stage, setStage] = useState<Calculator['stage']>('ready');
	const [about, setAbout] = useState(ofPage);
	const acted = useRef<CalculatorAction[]>([]);
	const act = (action: CalculatorAction) => {
		dispatch(action);
		if (acted.current.push(action) > 1) return;
		const car_id = ofPage['car_id'] ?? new URLSearchParams(location.search).get('car_id');
		trackCalculation(car_id ? { car_id } : {});
	};

	/** Starts from terms and what is known, with the choices that the address names. */
	const begin = ({ terms: own, known: first }: { terms: LoanTerms; known: KnownChoices }) => {
		setTerms(own);
		const choices = firstChoices(own, first);
		setUsual(choices);
		for (const action of addressActions(location.search, own, choices)) dispatch(action);
	};

	// Before anything else can happen: what was typed meanwhile must not be lost between two renderings.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the calculator is hydrated.
	useLayoutEffect(() => {
		const named = [...new URLSearchParams(location.search)].filter(
			([name, value]) => value && VEHICLE_PARAMETERS.includes(name),
		);
		const vehicle = { ...Object.fromEntries(named), ...ofPage };
		setAbout(vehicle);
		if (!isCompact && vehicle['car_id']) setStage('finding');
		const touched = place.current ? touchedFields<FieldKey>(place.current) : [];
		const dealership = vehicle['preferredDealership'] ?? '';
		const own = Object.hasOwn(termsByDealership, dealership) ? termsByDealership[dealership] : siteTerms;
		if (own) begin({ terms: own, known });
		else setStage('ended');
		for (const action of touched) act(action);
	}, []);

	const typed = choicesOf(state);
	const choices = typed && withOfferedLoan(typed, terms.offered_loan);
	const settled = stage === 'ready' ? choices : null;
	const address = settled && String(addressOfChoices(settled, usual));
	const figures = settled && String(addressOfChoices(settled, null));
	useEffect(() => {
		if (address === null || !figures || acted.current.length === 0) return;
		// For the forms of the page, which take them over (fill-figures.ts).
		place.current?.setAttribute('data-figures', figures);
		return writeAddress(CALCULATOR_PARAMETERS, address);
	}, [address, figures, place]);

	const settleVehicle = (found: FoundLoan) => {
		setStage(typeof found === 'string' && found !== 'unlisted' ? found : 'ready');
		if (typeof found === 'string') return;
		begin(found);
		for (const action of acted.current) dispatch(action);
	};
	return { terms, bounds: boundsOf(terms), state, choices, about, act, stage, settleVehicle };
}
