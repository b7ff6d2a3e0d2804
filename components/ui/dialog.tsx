"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { IconButton } from "@/components/ui/button";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The name of the closing cross. Leave it out where the reader must choose. */
  closeLabel?: string;
  children: ReactNode;
  role?: "dialog" | "alertdialog";
};

/** A modal sheet: focus stays inside, Escape closes, focus goes back. Load it on demand on public pages. */
export function Dialog({ open, onOpenChange, title, closeLabel, children, role = "dialog" }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={closeLabel !== undefined}
      isKeyboardDismissDisabled={closeLabel === undefined}
      className="fixed inset-0 z-50 grid place-items-end bg-veil p-3 data-[entering]:animate-fade sm:place-items-center"
    >
      <Modal className="max-h-[calc(100dvh-1.5rem)] w-full max-w-narrow overflow-y-auto rounded-card border border-line bg-card shadow-float data-[entering]:animate-rise">
        <AriaDialog role={role} className="grid gap-4 p-6 outline-none">
          <div className="flex items-start justify-between gap-3">
            <Heading slot="title" className="pt-1 text-xl">
              {title}
            </Heading>
            {closeLabel ? (
              <IconButton label={closeLabel} onClick={() => onOpenChange(false)} className="-me-2 -mt-1">
                <X aria-hidden size={20} strokeWidth={1.75} />
              </IconButton>
            ) : null}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
