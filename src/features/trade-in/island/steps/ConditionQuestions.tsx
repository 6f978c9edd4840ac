import { CONDITION_QUESTIONS } from '../../../../domain/trade-in/condition.ts';
import type { ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import { RadioField } from '../../../../ui/form/RadioField.tsx';
import { conditionControl } from '../../browser/own-answers.ts';

/** Answers of at most this many letters are side by side. */
const SHORT = 4;

/** The questions about the condition of a kind of vehicle. */
export function ConditionQuestions({ itemType }: { itemType: ItemType }) {
	return Object.entries(CONDITION_QUESTIONS[itemType]).map(([name, { label, answers }]) => {
		const options = Object.entries(answers).map(([value, { label: words, hint }]) => ({
			value,
			label: words,
			hint,
		}));
		const isInline = options.every(({ label: words }) => words.length <= SHORT);
		return (
			<RadioField
				key={name}
				name={conditionControl(name)}
				label={label}
				options={options}
				isInline={isInline || undefined}
			/>
		);
	});
}
