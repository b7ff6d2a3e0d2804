import { Invitation } from "@/components/learner/diagnostic/invitation";
import { Card } from "@/components/ui/card";

/** Where there is no path yet. */
export function DiagnosticCard() {
  return (
    <Card>
      <Invitation isFirst />
    </Card>
  );
}
