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

/** A text field's words, and the attributes of its `<input>`. */
export type TextFieldProps = FieldProps &
	Native & { type?: 'text' | 'email' | 'tel'; ref?: Ref<HTMLInputElement> };

/** Single-line text field, uncontrolled and without a default value, so that hydration keeps text typed before. */
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

/** Phone number field with a phone keypad. */
export function PhoneField(props: Omit<TextFieldProps, 'type'>) {
	return <TextField autoComplete="tel" {...props} type="tel" />;
}

/** A registration number or VIN: capitals, no corrections. */
export function RegoField(props: Omit<TextFieldProps, 'type' | 'autoCapitalize'>) {
	return <TextField autoComplete="off" spellCheck={false} {...props} autoCapitalize="characters" />;
}
