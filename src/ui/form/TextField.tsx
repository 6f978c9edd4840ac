import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

type Native = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	| 'autoCapitalize'
	| 'autoComplete'
	| 'inputMode'
	| 'maxLength'
	| 'onBlur'
	| 'pattern'
	| 'placeholder'
	| 'required'
	| 'spellCheck'
>;

export type TextFieldProps = FieldProps &
	Native & { type?: 'text' | 'email' | 'tel'; ref?: Ref<HTMLInputElement> };

/**
 * A line of text. It is uncontrolled and has no default value, so that hydration leaves what was typed before alone.
 */
export function TextField({
	name,
	label,
	isOptional,
	remark,
	hint,
	isHidden,
	only,
	type = 'text',
	...native
}: TextFieldProps) {
	const { attributes } = useProblem(name);
	return (
		<Field {...{ name, label, isOptional, remark, hint, isHidden, only }}>
			<input name={name} type={type} {...native} {...attributes} />
		</Field>
	);
}

/** A phone number, with the keys of a phone. */
export function PhoneField(props: Omit<TextFieldProps, 'type'>) {
	return <TextField autoComplete="tel" {...props} type="tel" />;
}

/** An amount of money as people write it, '$24,500'. A text field: number fields refuse the sign and the comma. */
export function MoneyField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
	return <TextField autoComplete="off" {...props} inputMode="numeric" />;
}

/** A registration number or VIN: capitals, no corrections. */
export function RegoField(props: Omit<TextFieldProps, 'type' | 'autoCapitalize'>) {
	return <TextField autoComplete="off" spellCheck={false} {...props} autoCapitalize="characters" />;
}
