'use client';
export { Avatar, type AvatarProps } from './content/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './status/Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './status/Banner.tsx';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './content/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { Card, type CardProps, type HeadingLevel } from './surface/Card.tsx';
export { Drawer, type DrawerProps } from './dialog/Drawer.tsx';
export type { ChangeReason, ControlledOpenProps } from './dialog/changeReason.ts';
export { EmptyState, type EmptyStateProps } from './status/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export type { FormErrors } from './field/formErrors.ts';
export { Field, type FieldProps } from './field/Field.tsx';
export { useField, type FieldLinks } from './field/FieldContext.ts';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx';
export { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './choice/SegmentedControl.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './status/Skeleton.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { VisuallyHidden } from './content/VisuallyHidden.tsx';
export { Kbd, type KbdProps } from './content/Kbd.tsx';
export type { ShortcutKey } from './content/shortcutKeys.ts';
export { Menu, type MenuProps } from './popup/Menu.tsx';
export type { MenuItem } from './popup/menuItems.ts';
export type { MenuChangeReason } from './popup/menuChangeReason.ts';
export { PreviewCard, type PreviewCardProps } from './popup/PreviewCard.tsx';
export { Progress, type ProgressProps, type ProgressTone } from './status/Progress.tsx';
export { Tooltip, TooltipGroup, type TooltipGroupProps, type TooltipProps } from './popup/Tooltip.tsx';
export { BottomSheet, type BottomSheetProps } from './dialog/BottomSheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { DialogClose, type DialogCloseProps } from './dialog/DialogClose.tsx';
export { Popover, type PopoverProps } from './popup/Popover.tsx';
export { Checkbox, type CheckboxProps } from './choice/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './choice/CheckboxGroup.tsx';
export type { ChoiceGroupOption } from './choice/options.ts';
export { RadioGroup, type RadioGroupProps } from './choice/RadioGroup.tsx';
export { Switch, type SwitchProps } from './choice/Switch.tsx';
export { NumberField, type NumberFieldProps } from './field/NumberField.tsx';
export type { NumberProblem } from './field/numberRange.ts';
export type { NumberFormat } from './field/numberText.ts';
export { Combobox, type ComboboxProps } from './select/Combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './select/MultiCombobox.tsx';
export { Select, type SelectProps } from './select/Select.tsx';
export type { SelectGroup, SelectOption, SelectOptions } from './select/options.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './disclosure/Accordion.tsx';
export { CollapsibleCard, type CollapseReason, type CollapsibleCardProps } from './surface/CollapsibleCard.tsx';
export { Tabs, type TabItem, type TabsProps } from './disclosure/Tabs.tsx';
export { Toaster, type ToasterProps } from './toast/Toaster.tsx';
export {
  createToasts,
  type RichToastOptions,
  type ToastAction,
  type ToastFunctions,
  type ToastOptions,
  type Toasts,
  type ToastTone,
} from './toast/toasts.ts';
export { Divider, type DividerProps } from './layout/Divider.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Link, type LinkProps } from './layout/Link.tsx';
export { Loader, type LoaderProps } from './layout/Loader.tsx';
export { Pagination, type PaginationProps } from './layout/Pagination.tsx';
export { PinInput, type PinInputProps } from './pin/PinInput.tsx';
export type { PinKind } from './pin/pinText.ts';
export { RangeSlider, type NumberPair, type RangeSliderProps } from './slider/RangeSlider.tsx';
export { Slider, type SliderProps } from './slider/Slider.tsx';
export { Stepper, type StepperProps, type StepperStep } from './content/Stepper.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './status/Timeline.tsx';
export { TagsInput, type TagsInputProps } from './tags/TagsInput.tsx';
export { FileUpload, type FileUploadProps } from './upload/FileUpload.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { Text, type TextProps } from './layout/Text.tsx';
export type { Gap } from './layout/gap.styles.ts';
export type { RootProps } from '../state/rootProps.ts';
export { saveFile } from '../state/saveFile.ts';
export { useToast } from './toast/ToastContext.ts';
