import type { ReactNode } from 'react';
import { type FieldProblem, FormContext } from './form-context.ts';

/** An example within a hydrated form, whose problems are shown beside their fields. */
export function inForm(fields: ReactNode, ...problems: FieldProblem[]): ReactNode {
	return (
		<FormContext value={{ isLive: true, problems }}>
			<div className="lead">{fields}</div>
		</FormContext>
	);
}
