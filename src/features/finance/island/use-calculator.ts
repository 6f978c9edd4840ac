import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';

import {
	addressOfChoices,
	CALCULATOR_PARAMETERS,
	choicesOfAddress,
} from '../../../domain/finance/calculator-address.ts';
import { firstChoices, type KnownChoices } from '../../../domain/finance/calculator-answer.ts';
import type { LoanChoices } from '../../../domain/finance/loan-choices.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import type { VehicleLoan } from '../../../domain/finance/vehicle-loan.ts';
import type { CalculatorData } from '../embed/calculator-data.ts';
import {
	type CalculatorAction,
	type CalculatorState,
	calculatorReducer,
	choicesOf,
	stateOf,
} from './calculator-state.ts';
import { touchedFields } from './touched-fields.ts';
import { trackCalculation } from './track-calculation.ts';
import { writeAddress } from './write-address.ts';

/** A calculator at work. */
export interface Calculator {
	terms: LoanTerms;
	state: CalculatorState;
	/** Null while a field holds no number. */
	choices: LoanChoices | null;
	/** What the calculator began with, which a shared address need not name. */
	usual: LoanChoices;
	act: (action: CalculatorAction) => void;
	/** Whether figures can be shown: `finding` while the terms for the vehicle of the address are loaded, `no-estimate` where it has none. */
	stage: 'ready' | 'finding' | 'no-estimate';
	/** Takes over the terms for the vehicle of the address; what was chosen stays. */
	settleVehicle: (found: FoundLoan) => void;
}

/** What was found of the vehicle that an address names: its terms, that it has no estimate, or nothing at all. */
export type FoundLoan = VehicleLoan | 'no-estimate' | 'unknown';

/** Keeps a calculator's state: begun by the build, taken on from the address and from what was typed before hydration, kept in the address. */
export function useCalculator(
	{ terms: siteTerms, termsByDealership, known, about, isCompact }: CalculatorData,
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
	const isTracked = useRef(false);
	const acted = useRef<CalculatorAction[]>([]);
	const act = (action: CalculatorAction) => {
		dispatch(action);
		if (stage === 'finding') acted.current.push(action);
		if (isTracked.current) return;
		isTracked.current = true;
		const car_id = about['car_id'] ?? new URLSearchParams(window.location.search).get('car_id');
		trackCalculation(car_id ? { car_id } : {});
	};

	// Before anything else can happen: what was typed meanwhile must not be lost between two renderings.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the calculator is hydrated.
	useLayoutEffect(() => {
		const { search } = window.location;
		const dealership = new URLSearchParams(search).get('preferredDealership') ?? '';
		const own = Object.hasOwn(termsByDealership, dealership) ? termsByDealership[dealership] : undefined;
		const touched = place.current ? touchedFields(place.current) : [];
		const first = firstChoices(own ?? siteTerms, known);
		const named = choicesOfAddress(search);
		if (own) {
			setTerms(own);
			setUsual(first);
		}
		dispatch({ type: 'replace', choices: firstChoices(own ?? siteTerms, mergedChoices(known, named)) });
		if (!isCompact && new URLSearchParams(search).get('car_id')) {
			setStage('finding');
			acted.current.push(...touched);
		}
		for (const action of touched) act(action);
	}, []);

	const choices = choicesOf(state);
	const address = choices && addressOfChoices(choices, usual).toString();
	const figures = choices && addressOfChoices(choices, null).toString();
	useEffect(() => {
		if (address === null || figures === null || !isTracked.current || stage !== 'ready') return;
		// For the forms of the page, which take them over (fill-figures.ts).
		place.current?.setAttribute('data-figures', figures);
		return writeAddress(CALCULATOR_PARAMETERS, address);
	}, [address, figures, place, stage]);

	const settleVehicle = (found: FoundLoan) => {
		setStage(found === 'no-estimate' ? found : 'ready');
		if (typeof found === 'string') return;
		setTerms(found.terms);
		setUsual(firstChoices(found.terms, found.known));
		const named = choicesOfAddress(window.location.search);
		dispatch({
			type: 'replace',
			choices: firstChoices(found.terms, mergedChoices(found.known, named)),
		});
		for (const action of acted.current) dispatch(action);
	};
	return {
		...{ terms, state, usual, act, stage, settleVehicle },
		choices: stage === 'ready' ? choices : null,
	};
}

function mergedChoices(before: KnownChoices, named: KnownChoices): KnownChoices {
	return { ...before, ...named, fees: { ...before.fees, ...named.fees } };
}
